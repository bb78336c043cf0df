import type { DataOf } from '@tokri/contracts/events';
import type { areaState, itemState, slotState } from '@tokri/contracts/events';

export type ShelfItem = DataOf<typeof itemState>;
export type ShelfUnit = ShelfItem['units'][number];
export type Area = DataOf<typeof areaState>;
export type Slot = DataOf<typeof slotState>;

const newestFirst = <T extends { readonly fromDate: string }>(dated: readonly T[], pdate: string): T | undefined =>
  [...dated].filter(({ fromDate }) => fromDate <= pdate).sort((a, b) => (a.fromDate < b.fromDate ? 1 : -1))[0];

/** The rate of the delivery date: the party's own before the public one (price.md 1). */
export const rateOn = (unit: ShelfUnit, { pdate, partyId }: { pdate: string; partyId: number }): ShelfUnit['rates'][number] | undefined =>
  (partyId === 0 ? undefined : newestFirst(unit.rates.filter((rate) => rate.partyId === partyId), pdate)) ?? newestFirst(unit.rates.filter((rate) => rate.partyId === 0), pdate);

/** The tax rate of the delivery date, in hundredths of a percent. */
export const taxOn = (item: ShelfItem, pdate: string): number | undefined => newestFirst(item.taxes, pdate)?.taxBasisPoints;

/** On sale on that date for that party: shown, with a rate and a tax. */
export const isOnSale = (item: ShelfItem, unit: ShelfUnit, at: { pdate: string; partyId: number }): boolean =>
  item.status === 1 && rateOn(unit, at) !== undefined && taxOn(item, at.pdate) !== undefined;

/** What one line may hold: stock and limit per order, whichever is less. */
export const quantityMax = (unit: ShelfUnit, free: number): number => Math.max(0, Math.min(free, unit.maxPerOrder));
