/** How many of a unit one order may hold, over all its lines: what is there or the limit of an order, whichever is less. Stock that was corrected below what is set aside counts as none. */
export const maxOrderableQuantity = ({
  available: free,
  maxPerOrder,
}: {
  readonly available: number;
  readonly maxPerOrder: number;
}): number => Math.max(0, Math.min(free, maxPerOrder));
