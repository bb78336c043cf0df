export const maxOrderableQuantity = ({
  available,
  maxPerOrder,
}: {
  readonly available: number;
  readonly maxPerOrder: number;
}): number => Math.max(0, Math.min(available, maxPerOrder));
