/** A wheel that turns up and down moves a long row of cards or answers. */
export function onwheel(event: WheelEvent): void {
  const row = event.currentTarget as HTMLElement;
  if (row.scrollWidth > row.clientWidth && event.deltaX === 0) row.scrollLeft += event.deltaY;
}
