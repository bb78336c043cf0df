import type { StockCount } from './stock-movement.ts';

export interface PackedStock extends Pick<StockCount, 'free' | 'reserved'> {
  /** What packing changes beside the units that were packed; 0 if the count was right. */
  readonly difference: number;
}

/**
 * Units that were ordered and not found are not put back on sale: nobody has seen them. As far as a
 * count had said already that units are missing, they are those. Units that were packed although the
 * shelf had none by its count have been there.
 */
export const packUnits = (
  { free, reserved }: Pick<StockCount, 'free' | 'reserved'>,
  { quantity, packed }: { readonly quantity: number; readonly packed: number },
): PackedStock => {
  const missing = quantity - packed;
  const reservedByOthers = reserved - quantity;
  const notFound = Math.max(0, missing - Math.max(0, -free));
  const leftFree = free + missing - notFound;
  const found = Math.max(0, -(leftFree + reservedByOthers));
  return { free: leftFree + found, reserved: reservedByOthers, difference: found - notFound };
};
