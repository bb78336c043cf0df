import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { readDeals } from './catalogue.ts';
import type { DemoOffer } from './catalogue.ts';
import { indianDate } from './slots.ts';
import { until } from './until.ts';

interface NamedType {
  readonly Id: number;
  readonly Name: string;
  readonly ItemTypeImage: string;
}
interface CodedItem {
  readonly Id: number;
  readonly Code: string;
  readonly Units: readonly { readonly UnitId: number; readonly Name: string }[];
}
interface Preview {
  readonly Totals: { readonly OfferDiscount: number };
}
type Goods = ReadonlyMap<string, CodedItem>;

const pageSize = 200;
const enoughForAnyOffer = 3;

const readGoods = async (administrator: Api, itemCount: number): Promise<Goods> => {
  const pages = Array.from({ length: Math.ceil(itemCount / pageSize) }, (_, index) =>
    administrator.get<readonly CodedItem[]>('/api/Item', { page: index + 1, pageSize }),
  );
  return new Map((await Promise.all(pages)).flat().map((item) => [item.Code, item]));
};

const itemOf = (goods: Goods, { Code, Unit }: DemoOffer['Items'][number]) => {
  const item = goods.get(Code);
  const unit = Unit === undefined ? undefined : item?.Units.find(({ Name }) => Name === Unit);
  if (!item || (Unit !== undefined && !unit))
    throw new Error(`an offer names ${Code} ${Unit ?? ''}, which is not there`);
  return { ItemId: item.Id, UnitId: unit?.UnitId ?? 0, Quantity: 1 };
};

/** An offer, then the goods that it names. */
const openOffer = async (
  administrator: Api,
  { Key, Days, Type, Items, ...offer }: DemoOffer,
  {
    goods,
    types,
    now,
  }: { readonly goods: Goods; readonly types: readonly NamedType[]; readonly now: Date },
): Promise<void> => {
  const type = types.find(({ Name }) => Name === Type);
  if (!type) throw new Error(`an offer names the type ${Type}, which is not there`);
  const body = {
    ...offer,
    ItemTypeIds: offer.Scope === 'types' ? [type.Id] : [],
    Image: type.ItemTypeImage,
    FromDate: indianDate(now, 0),
    ToDate: indianDate(now, Days),
  };
  const { Id } = await administrator.write('/api/Offers', { key: `offer-${Key}`, body });
  if (Items.length > 0)
    await administrator.write('/api/OfferItemMaping', {
      key: `offer-items-${Key}`,
      body: { OfferId: Id, Items: Items.map((item) => itemOf(goods, item)) },
    });
};

/** Offers and coupons (demo-shop.md, Seed), until carts count them. */
export const openDeals = async (
  administrator: Api,
  { shop, itemCount, now }: { readonly shop: Api; readonly itemCount: number; readonly now: Date },
): Promise<void> => {
  const { Offers, Coupons } = readDeals();
  const goods = await readGoods(administrator, itemCount);
  const types = await administrator.get<readonly NamedType[]>('/api/ItemType', { pageSize });
  for (const offer of Offers) await openOffer(administrator, offer, { goods, types, now });
  for (const { FromDays, ToDays, ...coupon } of Coupons) {
    await administrator.write('/api/Coupons', {
      key: `coupon-${coupon.Code}`,
      body: { ...coupon, FromDate: indianDate(now, FromDays), ToDate: indianDate(now, ToDays) },
    });
  }
  const [pack] = Offers.filter(({ Kind }) => Kind === 'buy-x-get-y').flatMap(({ Items }) =>
    Items.flatMap(({ Code }) => goods.get(Code) ?? []),
  );
  const line = {
    LineKey: randomUUID(),
    ItemId: pack?.Id ?? 0,
    UnitId: pack?.Units[0]?.UnitId ?? 0,
    Quantity: enoughForAnyOffer,
  };
  await until('offers in carts', async () => {
    const preview = await shop
      .post<Preview>('/api/CartPreview', { Lines: [line], Pincode: '' })
      .catch(() => undefined);
    return preview && preview.Totals.OfferDiscount > 0 ? true : undefined;
  });
};
