import { formatInstant, kolkataDate } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import { availableOnDay } from '@tokri/contracts/orders';
import type { Offer as Rule } from '@tokri/contracts/pricing';
import type { ItemResponse } from '@tokri/contracts/api';
import { isAvailable } from '../../domain/items/availability.ts';
import type { Item } from '../../domain/items/item.ts';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import { imagePath } from '../../domain/images/image.ts';
import type { PricedUnit } from '../../domain/rates/dated-rates.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import { findItemOffer } from '../../domain/offers/item-offers.ts';
import { listOfferRules } from '../../application/offers/list-offers.ts';
import type { DayLimitDeps } from '../../application/stock/limit-day.ts';
import type { ListOffersDeps, RunningOffersQuery } from '../../application/offers/list-offers.ts';

export const statusNumber = { hidden: 0, 'on-sale': 1, deleted: 2 } as const;

export const toImageResponse = (hash: string, alt: string): ItemResponse['Images'][number] => ({
  Small: imagePath(hash, 'small'),
  Medium: imagePath(hash, 'medium'),
  Large: imagePath(hash, 'large'),
  Alt: alt,
});

export const imageUrl = (hash: string): string => (hash === '' ? '' : imagePath(hash, 'small'));

export interface ItemView {
  readonly remainingForDay: (unitId: number) => number | null | undefined;
  readonly date: string;
  readonly now: Date;
  readonly rules: readonly Rule[];
}

const toUnitResponse = (
  item: Item,
  card: PricedUnit,
  { free, date, now }: Omit<ItemView, 'rules' | 'remainingForDay'> & { readonly free: number },
): ItemResponse['Units'][number] => ({
  UnitId: card.unitId,
  Name: card.name,
  Rate: toRupees(card.ratePaise),
  Mrp: toRupees(card.mrpPaise),
  RateWithTax: toRupees(card.rateWithTaxPaise),
  DiscountPercent: card.discountPercent,
  UnitPrice: card.unitPrice,
  Stock: free,
  MaxPerOrder: card.maxPerOrder,
  Available: isAvailable(item, { free, date, now }),
});

const toItemOfferResponse = (item: Item, { rules }: ItemView): ItemResponse['Offer'] => {
  const rule = findItemOffer(item, rules);
  return rule ? { OfferId: rule.offerId, Name: rule.name } : null;
};

export const toItemResponse = (listed: ListedItem, view: ItemView): ItemResponse => {
  const { item, pricedUnits: cards } = listed;
  const free = listed.availableStock();
  return {
    Id: item.itemId,
    Name: item.name,
    Code: item.code,
    Narration: item.narration,
    Status: statusNumber[item.status],
    ItemTypeId: item.itemTypeId,
    ItemTypeName: item.itemTypeName,
    ItemGroupId: item.itemGroupId,
    ItemGroupName: item.itemGroupName,
    Brand: item.brand,
    HSN: item.hsn,
    TaxPercent: taxOn(item.taxes, view.date) / 100,
    Images: item.images.map((hash) => toImageResponse(hash, item.name)),
    Units: cards.map((card, index) =>
      toUnitResponse(item, card, {
        date: view.date,
        now: view.now,
        free: availableOnDay(free[index] ?? 0, view.remainingForDay(card.unitId)),
      }),
    ),
    Offer: toItemOfferResponse(item, view),
    IsFavorite: false,
    Declarations: {
      NetQuantity: item.declarations.netQuantity,
      Manufacturer: item.declarations.manufacturer,
      CountryOfOrigin: item.declarations.countryOfOrigin,
      BestBefore: item.declarations.bestBefore,
      ConsumerCare: item.declarations.consumerCare,
      Fssai: item.declarations.fssai,
      Vegetarian: item.declarations.vegetarian,
    },
    LastUpdatedOn: formatInstant(item.changedAt),
    Tint: item.tint,
  };
};

export const toItemResponses = (
  deps: ListOffersDeps & Pick<DayLimitDeps, 'dayLimitView'>,
  { items, ...seeker }: RunningOffersQuery & { readonly items: readonly ListedItem[] },
): ItemResponse[] => {
  const now = deps.clock();
  const date = seeker.date ?? kolkataDate(now);
  const view = {
    now,
    date,
    remainingForDay: (unitId: number) => deps.dayLimitView.left(unitId, date),
    rules: listOfferRules(deps, seeker).rules,
  };
  return items.map((listed) => toItemResponse(listed, view));
};
