"""Edifice: a common project in each Age, with a reward for those who join and a penalty if it fails."""
