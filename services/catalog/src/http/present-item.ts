import { isoInstant, toRupees } from '@tokri/contracts';
import type { Item as ItemAnswer } from '@tokri/contracts/http';
import { isAvailable } from '../domain/availability.ts';
import type { Item } from '../domain/item.ts';
import type { Listed } from '../domain/listing.ts';
import { picturePath } from '../domain/picture.ts';
import type { Card } from '../domain/rate-of-date.ts';
import { taxOn } from '../domain/rate-of-date.ts';

const statusNumber = { hidden: 0, 'on-sale': 1, deleted: 2 } as const;

export const presentPicture = (hash: string, alt: string): ItemAnswer['Images'][number] =>
  ({ Small: picturePath(hash, 'small'), Medium: picturePath(hash, 'medium'), Large: picturePath(hash, 'large'), Alt: alt });

/** Path of an image in its small size; empty for none. */
export const imageUrl = (hash: string): string => (hash === '' ? '' : picturePath(hash, 'small'));

export interface View {
  /** Delivery date whose rates the cards show. */
  readonly date: string;
  readonly now: Date;
}

const presentUnit = (item: Item, card: Card, { free, date, now }: View & { readonly free: number }): ItemAnswer['Units'][number] => ({
  UnitId: card.unitId, Name: card.name, Rate: toRupees(card.ratePaise), Mrp: toRupees(card.mrpPaise), RateWithTax: toRupees(card.rateWithTaxPaise), DiscountPercent: card.discountPercent,
  UnitPrice: card.unitPrice, Stock: free, MaxPerOrder: card.maxPerOrder, Available: isAvailable(item, { free, date, now }),
});

/** An item as shapes.md has it. Favourites are the account's own and offers are not there yet. */
export const presentItem = (listed: Listed, view: View): ItemAnswer => {
  const { item, cards } = listed;
  const free = listed.free();
  return {
    Id: item.itemId, Name: item.name, Code: item.code, Narration: item.narration, Status: statusNumber[item.status],
    ItemTypeId: item.itemTypeId, ItemTypeName: item.itemTypeName, ItemGroupId: item.itemGroupId, ItemGroupName: item.itemGroupName,
    Brand: item.brand, HSN: item.hsn, TaxPercent: taxOn(item.taxes, view.date) / 100, Images: item.images.map((hash) => presentPicture(hash, item.name)),
    Units: cards.map((card, index) => presentUnit(item, card, { ...view, free: free[index] ?? 0 })), Offer: null, IsFavorite: false,
    Declarations: {
      NetQuantity: item.declarations.netQuantity, Manufacturer: item.declarations.manufacturer, CountryOfOrigin: item.declarations.countryOfOrigin, BestBefore: item.declarations.bestBefore,
      ConsumerCare: item.declarations.consumerCare, Fssai: item.declarations.fssai, Vegetarian: item.declarations.vegetarian,
    },
    LastUpdatedOn: isoInstant(item.changedAt), Tint: item.tint,
  };
};
