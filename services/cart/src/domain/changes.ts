import type { Paise } from '@tokri/contracts';
import { offerCovers, rateWithTax, type Offer } from '@tokri/contracts/price';
import { rateOn, taxOn, type ShelfItem, type ShelfUnit } from './shelf.ts';
import type { Seen } from './cart.ts';
import type { LineState } from './priced-view.ts';

/** What of a line's goods a customer sees: the price of one unit with tax, and which offers run for it whatever the place. */
export const seenOf = (
  { item, unit }: { readonly item: ShelfItem; readonly unit: ShelfUnit },
  {
    pdate,
    partyId,
    offers,
  }: { readonly pdate: string; readonly partyId: number; readonly offers: readonly Offer[] },
): Seen => {
  const rate = rateOn(unit, { pdate, partyId });
  return {
    rateWithTaxPaise: rate ? rateWithTax(rate.ratePaise, taxOn(item, pdate) ?? 0) : null,
    offerIds: offers
      .filter((offer) =>
        offerCovers(offer, {
          itemId: item.itemId,
          unitId: unit.unitId,
          itemTypeId: item.itemTypeId,
        }),
      )
      .map(({ offerId }) => offerId)
      .sort((a, b) => a - b),
  };
};

/** Something that the shop has changed of a line. */
export type Change =
  | { readonly code: 'price-up' | 'price-down'; readonly wasPaise: Paise; readonly nowPaise: Paise }
  | { readonly code: 'offer-begun' | 'offer-ended'; readonly offerId: number }
  | { readonly code: 'stock-short' | 'not-available' };

const priceChange = (was: Seen, now: Seen): Change[] => {
  const [wasPaise, nowPaise] = [was.rateWithTaxPaise, now.rateWithTaxPaise];
  if (wasPaise === null || nowPaise === null || wasPaise === nowPaise) return [];
  return [{ code: nowPaise > wasPaise ? 'price-up' : 'price-down', wasPaise, nowPaise }];
};

const offerChanges = ({ offerIds: was }: Seen, { offerIds: now }: Seen): Change[] => {
  if (was === null || now === null) return [];
  return [
    ...was
      .filter((offerId) => !now.includes(offerId))
      .map((offerId) => ({ code: 'offer-ended', offerId }) as const),
    ...now
      .filter((offerId) => !was.includes(offerId))
      .map((offerId) => ({ code: 'offer-begun', offerId }) as const),
  ];
};

/** What has changed of a line since the customer saw it so; of goods that cannot be had any more nothing else counts. */
export const changesOf = (was: Seen, now: Seen, state: LineState): readonly Change[] => {
  if (state === 'not-available') return [{ code: state }];
  return [
    ...priceChange(was, now),
    ...offerChanges(was, now),
    ...(state === 'stock-short' ? [{ code: state } as const] : []),
  ];
};
