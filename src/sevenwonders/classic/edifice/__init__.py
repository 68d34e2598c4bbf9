"""Edifice: three common projects, their rewards and penalties."""
