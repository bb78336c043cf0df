import { randomUUID } from 'node:crypto';
import type { CartAnswer, Item, OrderAnswer, SlotAnswer } from '@tokri/contracts/http';
import { eventually } from '@tokri/service-kit/testing';
import { askApi, callApi, write, type Entry } from './call-api.ts';
import type { Person } from './sign-in.ts';
import { dayAhead } from './test-town.ts';

/** What a line of a cart needs of an item. */
export interface Goods {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

/** Who buys, where to and on which day. */
export interface Purchase {
  readonly buyer: Person;
  readonly addressId: number;
  readonly slot: Pick<SlotAnswer, 'Id' | 'Date'>;
}

export type Held = Entry & {
  readonly SlotId: number;
  readonly ExpiresAt: string;
  readonly Alternatives: readonly SlotAnswer[];
};
export type Placed = Entry & {
  readonly TransactionNumber: string;
  readonly Status: number;
  readonly Payable: number;
};

/** Items on sale with units that can be bought, in the order of the shop. */
export const itemsOnSale = (pageSize = 50): Promise<readonly Item[]> =>
  askApi({ path: '/api/Item', query: { customer: '0', pageSize: String(pageSize) } });

const stockAtLeast = 20;

/** Goods of which there is enough for a test. */
export const goodsOnSale = async (count: number): Promise<readonly Goods[]> => {
  const units = (await itemsOnSale(200)).flatMap(({ Id, Units }) =>
    Units.filter(({ Available, Stock }) => Available && Stock >= stockAtLeast)
      .slice(0, 1)
      .map(({ UnitId }) => ({ itemId: Id, unitId: UnitId, quantity: 1 })),
  );
  if (units.length < count)
    throw new Error(`only ${units.length} items on sale have a stock of ${stockAtLeast}`);
  return units.slice(0, count);
};

/** The first goods of the shop, of which staff put so many on the shelf that none runs out, however often it was done before. Waits until the cart knows. */
export const stockedUp = async (
  staff: Person,
  count: number,
  stock: number,
): Promise<readonly Goods[]> => {
  const goods = (await itemsOnSale())
    .flatMap(({ Id, Units }) =>
      Units.slice(0, 1).map(({ UnitId }) => ({ itemId: Id, unitId: UnitId, quantity: 1 })),
    )
    .slice(0, count);
  if (goods.length < count) throw new Error(`only ${goods.length} items are on sale`);
  for (const { unitId } of goods)
    await write({
      path: '/api/admin/catalog/stock',
      token: staff.token,
      body: { UnitId: unitId, Stock: stock },
    });
  for (const one of goods)
    await eventually(async () => (await stockOf(one, dayAhead(1))) === stock, {
      missing: `${stock} of unit ${one.unitId}`,
    });
  return goods;
};

export const lineBody = (
  { userId }: Person,
  { itemId, unitId, quantity }: Goods,
  pdate: string,
) => ({
  Id: 0,
  LineKey: randomUUID(),
  UserId: userId,
  CompanyId: 1,
  ItemId: itemId,
  UnitId: unitId,
  OfferId: 0,
  Quantity: quantity,
  PDate: pdate,
});

export const readCart = (
  { userId, token }: Person,
  pdate: string,
  names: Readonly<Record<string, string>> = {},
): Promise<CartAnswer> =>
  askApi({ path: '/api/Cart', query: { UId: String(userId), PDate: pdate, ...names }, token });

/** Takes every line out of the cart of a day. */
export const emptyCart = async (buyer: Person, pdate: string): Promise<void> => {
  const { Lines } = await readCart(buyer, pdate);
  for (const { Id } of Lines)
    await write({
      method: 'GET',
      path: '/api/Cart',
      query: { DeleteCartId: String(Id) },
      token: buyer.token,
    });
};

export const fillCart = async (
  buyer: Person,
  goods: readonly Goods[],
  pdate: string,
): Promise<void> => {
  await emptyCart(buyer, pdate);
  await write({
    path: '/api/Cart',
    token: buyer.token,
    body: goods.map((one) => lineBody(buyer, one, pdate)),
  });
};

/** The signed quote for address and slot; waits until cart knows both. @throws Error with what the cart says instead. */
export const quoteFor = async ({ buyer, addressId, slot }: Purchase): Promise<string> => {
  let said = '';
  return eventually(
    async () => {
      const cart = await readCart(buyer, slot.Date, {
        AddressId: String(addressId),
        SlotId: String(slot.Id),
      });
      said = cart.Messages.map(({ Code }) => Code).join(', ');
      return cart.Quote?.Token;
    },
    { missing: `a quote for address ${addressId} and slot ${slot.Id} (${said})` },
  );
};

export const holdBody = ({ buyer, slot }: Purchase, quoteToken: string) => ({
  SlotId: slot.Id,
  UserId: buyer.userId,
  HoldKey: randomUUID(),
  QuoteToken: quoteToken,
});

/** What the hold call answers, also a refusal. */
export const tryHold = async (purchase: Purchase, quoteToken: string): Promise<Held> => {
  const [entry] = await askApi<readonly Held[]>({
    method: 'POST',
    path: '/api/SlotHold',
    token: purchase.buyer.token,
    body: holdBody(purchase, quoteToken),
  });
  if (!entry) throw new Error('the hold call answered an empty list');
  return entry;
};

export const holdPlace = async (purchase: Purchase, quoteToken: string): Promise<Held> =>
  write<Held>({
    path: '/api/SlotHold',
    token: purchase.buyer.token,
    body: holdBody(purchase, quoteToken),
  });

export const orderBody = (
  { buyer, addressId, slot }: Purchase,
  quoteToken: string,
  holdId: number,
) => ({
  UserId: buyer.userId,
  CompanyId: 1,
  PDate: slot.Date,
  QuoteToken: quoteToken,
  HoldId: holdId,
  AddressId: addressId,
  PaymentMethod: 'cod',
  Note: '',
});

/** A filled cart with a quote and a held place: all that an order needs. */
export const readyToOrder = async (
  purchase: Purchase,
  goods: readonly Goods[],
): Promise<ReturnType<typeof orderBody>> => {
  await fillCart(purchase.buyer, goods, purchase.slot.Date);
  const quoteToken = await quoteFor(purchase);
  const { Id } = await holdPlace(purchase, quoteToken);
  return orderBody(purchase, quoteToken, Id);
};

export const placeOrder = (buyer: Person, body: ReturnType<typeof orderBody>): Promise<Placed> =>
  write<Placed>({ path: '/api/TransactionWithoutPayment', token: buyer.token, body });

export const readOrder = ({ token }: Person, orderId: number): Promise<OrderAnswer> =>
  askApi({ path: '/api/Transaction', query: { TransactionId: String(orderId) }, token });

/** The order once it is in one of these states. */
export const orderIn = (
  buyer: Person,
  orderId: number,
  wanted: { readonly states: readonly number[]; readonly timeoutMs?: number },
): Promise<OrderAnswer> =>
  eventually(
    async () => {
      const order = await readOrder(buyer, orderId);
      return wanted.states.includes(order.Status) ? order : undefined;
    },
    {
      timeoutMs: wanted.timeoutMs ?? 10_000,
      missing: `order ${orderId} in state ${wanted.states.join(' or ')}`,
    },
  );

export const cancelOrder = ({ token }: Person, orderId: number) =>
  callApi({
    path: '/api/OnlineTransaction',
    query: { TransactionId: String(orderId), reason: 'Ordered by a test' },
    token,
  });

/** Stock of a unit as cart tells it, once its copy is as new as the catalog itself. */
export const settledStock = (goods: Goods, pdate: string): Promise<number> =>
  eventually(
    async () => {
      const [inCart, items] = [await stockOf(goods, pdate), await itemsOnSale(200)];
      const unit = items
        .find(({ Id }) => Id === goods.itemId)
        ?.Units.find(({ UnitId }) => UnitId === goods.unitId);
      return unit?.Stock === inCart ? { inCart } : undefined;
    },
    { missing: `one stock of unit ${goods.unitId} in cart and catalog` },
  ).then(({ inCart }) => inCart);

/** Stock of a unit as customers see it. */
export const stockOf = async ({ itemId, unitId }: Goods, pdate: string): Promise<number> => {
  const [stock] = await askApi<readonly { Stock: number }[]>({
    path: '/api/Cart',
    query: {
      companyId: '1',
      itemId: String(itemId),
      unitId: String(unitId),
      PDate: pdate,
      UserId: '0',
    },
  });
  return stock?.Stock ?? Number.NaN;
};
