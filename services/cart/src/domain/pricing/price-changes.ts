import type { Paise } from '@tokri/contracts/money';
import { offerCovers, rateWithTax, type Offer } from '@tokri/contracts/pricing';
import {
  findRate,
  findTaxRate,
  type CatalogItem,
  type CatalogUnit,
} from '../catalog-view/catalog-item.ts';
import type { SeenPrice } from '../lines/cart.ts';
import type { LineState } from './priced-view.ts';

export const toSeenPrice = (
  { item, unit }: { readonly item: CatalogItem; readonly unit: CatalogUnit },
  {
    pdate,
    partyId,
    offers,
  }: { readonly pdate: string; readonly partyId: number; readonly offers: readonly Offer[] },
): SeenPrice => {
  const rate = findRate(unit, { pdate, partyId });
  return {
    rateWithTaxPaise: rate ? rateWithTax(rate.ratePaise, findTaxRate(item, pdate) ?? 0) : null,
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

export type PriceChange =
  | { readonly code: 'price-up' | 'price-down'; readonly wasPaise: Paise; readonly nowPaise: Paise }
  | { readonly code: 'offer-begun' | 'offer-ended'; readonly offerId: number }
  | { readonly code: 'stock-short' | 'not-available' };

const detectPriceChange = (before: SeenPrice, now: SeenPrice): PriceChange[] => {
  const [wasPaise, nowPaise] = [before.rateWithTaxPaise, now.rateWithTaxPaise];
  if (wasPaise === null || nowPaise === null || wasPaise === nowPaise) return [];
  return [{ code: nowPaise > wasPaise ? 'price-up' : 'price-down', wasPaise, nowPaise }];
};

const detectOfferChanges = (
  { offerIds: before }: SeenPrice,
  { offerIds: now }: SeenPrice,
): PriceChange[] => {
  if (before === null || now === null) return [];
  return [
    ...before
      .filter((offerId) => !now.includes(offerId))
      .map((offerId) => ({ code: 'offer-ended', offerId }) as const),
    ...now
      .filter((offerId) => !before.includes(offerId))
      .map((offerId) => ({ code: 'offer-begun', offerId }) as const),
  ];
};

export const detectChanges = (
  before: SeenPrice,
  now: SeenPrice,
  state: LineState,
): readonly PriceChange[] => {
  if (state === 'not-available') return [{ code: state }];
  return [
    ...detectPriceChange(before, now),
    ...detectOfferChanges(before, now),
    ...(state === 'stock-short' ? [{ code: state } as const] : []),
  ];
};
