/** The card of an item, counted from 0; null while it is not drawn. */
export const cardAt = (list: HTMLElement | null, at: number): Element | null =>
  list?.querySelector(`[aria-posinset="${at + 1}"]`) ?? null;
