import { freeOnDay, isoInstant, kolkataDate, toRupees } from '@tokri/contracts';
import type { Offer as Rule } from '@tokri/contracts/price';
import type { Item as ItemAnswer } from '@tokri/contracts/http';
import { isAvailable } from '../domain/availability.ts';
import type { Item } from '../domain/item.ts';
import type { Listed } from '../domain/listing.ts';
import { picturePath } from '../domain/picture.ts';
import type { Card } from '../domain/rate-of-date.ts';
import { taxOn } from '../domain/rate-of-date.ts';
import { offerOfItem } from '../domain/offer-of-item.ts';
import { listedRules } from '../application/list-offers.ts';
import type { DayLimitNeeds } from '../application/limit-day.ts';
import type { OfferListNeeds, Seeker } from '../application/list-offers.ts';

export const statusNumber = { hidden: 0, 'on-sale': 1, deleted: 2 } as const;

export const presentPicture = (hash: string, alt: string): ItemAnswer['Images'][number] => ({
  Small: picturePath(hash, 'small'),
  Medium: picturePath(hash, 'medium'),
  Large: picturePath(hash, 'large'),
  Alt: alt,
});

/** Path of an image in its small size; empty for none. */
export const imageUrl = (hash: string): string => (hash === '' ? '' : picturePath(hash, 'small'));

export interface View {
  /** How many more of a unit may be sold for that date; null where any number may. */
  readonly left: (unitId: number) => number | null | undefined;
  /** Delivery date whose rates the cards show. */
  readonly date: string;
  readonly now: Date;
  /** Those that run for who looks, in the order of cards. */
  readonly rules: readonly Rule[];
}

const presentUnit = (
  item: Item,
  card: Card,
  { free, date, now }: Omit<View, 'rules' | 'left'> & { readonly free: number },
): ItemAnswer['Units'][number] => ({
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

const presentOfferOf = (item: Item, { rules }: View): ItemAnswer['Offer'] => {
  const rule = offerOfItem(item, rules);
  return rule ? { OfferId: rule.offerId, Name: rule.name } : null;
};

/** An item as shapes.md has it. Favourites are the account's own. */
export const presentItem = (listed: Listed, view: View): ItemAnswer => {
  const { item, cards } = listed;
  const free = listed.free();
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
    Images: item.images.map((hash) => presentPicture(hash, item.name)),
    Units: cards.map((card, index) =>
      presentUnit(item, card, {
        date: view.date,
        now: view.now,
        free: freeOnDay(free[index] ?? 0, view.left(card.unitId)),
      }),
    ),
    Offer: presentOfferOf(item, view),
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
    LastUpdatedOn: isoInstant(item.changedAt),
    Tint: item.tint,
  };
};

/** Items with the offers that run for who looks, on today's terms unless a delivery date is named. */
export const presentListed = (
  needs: OfferListNeeds & Pick<DayLimitNeeds, 'dayBoard'>,
  { items, ...seeker }: Seeker & { readonly items: readonly Listed[] },
): ItemAnswer[] => {
  const now = needs.clock();
  const date = seeker.date ?? kolkataDate(now);
  const view = {
    now,
    date,
    left: (unitId: number) => needs.dayBoard.left(unitId, date),
    rules: listedRules(needs, seeker).rules,
  };
  return items.map((listed) => presentItem(listed, view));
};
