export const maxOrderableQuantity = ({
  available: free,
  maxPerOrder,
}: {
  readonly available: number;
  readonly maxPerOrder: number;
}): number => Math.max(0, Math.min(free, maxPerOrder));
