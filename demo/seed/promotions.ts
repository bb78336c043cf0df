import { randomUUID } from 'node:crypto';
import { addDays, shopDate } from '@tokri/contracts/dates';
import type { Api } from './api.ts';
import type { DemoOffer, DemoPromotions } from './catalog-files.ts';
import { waitFor } from './wait-for.ts';

interface ItemType {
  readonly Id: number;
  readonly Name: string;
  readonly ItemTypeImage: string;
}
interface Item {
  readonly Id: number;
  readonly Code: string;
  readonly Units: readonly { readonly UnitId: number; readonly Name: string }[];
}
interface Preview {
  readonly Totals: { readonly OfferDiscount: number };
}
type ItemsByCode = ReadonlyMap<string, Item>;

const pageSize = 200;
const discountedQuantity = 3;

const readItems = async (administrator: Api, itemCount: number): Promise<ItemsByCode> => {
  const pages = Array.from({ length: Math.ceil(itemCount / pageSize) }, (_, index) =>
    administrator.get<readonly Item[]>('/api/Item', { page: index + 1, pageSize }),
  );
  return new Map((await Promise.all(pages)).flat().map((item) => [item.Code, item]));
};

const toOfferItem = (items: ItemsByCode, { Code, Unit }: DemoOffer['Items'][number]) => {
  const item = items.get(Code);
  const unit = Unit === undefined ? undefined : item?.Units.find(({ Name }) => Name === Unit);
  if (!item || (Unit !== undefined && !unit))
    throw new Error(`an offer names ${Code} ${Unit ?? ''}, which is not there`);
  return { ItemId: item.Id, UnitId: unit?.UnitId ?? 0, Quantity: 1 };
};

const createOffer = async (
  administrator: Api,
  { Key, Days, Type, Items, ...offer }: DemoOffer,
  {
    items,
    types,
    now,
  }: { readonly items: ItemsByCode; readonly types: readonly ItemType[]; readonly now: Date },
): Promise<void> => {
  const type = types.find(({ Name }) => Name === Type);
  if (!type) throw new Error(`an offer names the type ${Type}, which is not there`);
  const body = {
    ...offer,
    ItemTypeIds: offer.Scope === 'types' ? [type.Id] : [],
    Image: type.ItemTypeImage,
    FromDate: shopDate(now),
    ToDate: addDays(shopDate(now), Days),
  };
  const { Id } = await administrator.write('/api/Offers', { key: `offer-${Key}`, body });
  if (Items.length > 0)
    await administrator.write('/api/OfferItemMaping', {
      key: `offer-items-${Key}`,
      body: { OfferId: Id, Items: Items.map((item) => toOfferItem(items, item)) },
    });
};

export const createPromotions = async (
  administrator: Api,
  {
    promotions: { Offers, Coupons },
    shop,
    itemCount,
    now,
  }: {
    readonly promotions: DemoPromotions;
    readonly shop: Api;
    readonly itemCount: number;
    readonly now: Date;
  },
): Promise<void> => {
  const items = await readItems(administrator, itemCount);
  const types = await administrator.get<readonly ItemType[]>('/api/ItemType', { pageSize });
  for (const offer of Offers) await createOffer(administrator, offer, { items, types, now });
  const today = shopDate(now);
  for (const { FromDays, ToDays, ...coupon } of Coupons) {
    await administrator.write('/api/Coupons', {
      key: `coupon-${coupon.Code}`,
      body: { ...coupon, FromDate: addDays(today, FromDays), ToDate: addDays(today, ToDays) },
    });
  }
  const [discountedItem] = Offers.filter(({ Kind }) => Kind === 'buy-x-get-y').flatMap(
    ({ Items }) => Items.flatMap(({ Code }) => items.get(Code) ?? []),
  );
  const line = {
    LineKey: randomUUID(),
    ItemId: discountedItem?.Id ?? 0,
    UnitId: discountedItem?.Units[0]?.UnitId ?? 0,
    Quantity: discountedQuantity,
  };
  await waitFor('offers in carts', async () => {
    const preview = await shop
      .post<Preview>('/api/CartPreview', { Lines: [line], Pincode: '' })
      .catch(() => undefined);
    return preview && preview.Totals.OfferDiscount > 0 ? true : undefined;
  });
};
