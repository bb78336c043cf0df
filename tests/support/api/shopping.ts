import { randomUUID } from 'node:crypto';
import type { CartResponse, ItemResponse, OrderResponse, SlotResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, callApi, sendCommand, type CommandEntry } from './call-api.ts';
import type { SignedInUser } from './sign-in.ts';
import { dayAhead } from './test-area.ts';

export interface Goods {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

export interface Purchase {
  readonly buyer: SignedInUser;
  readonly addressId: number;
  readonly slot: Pick<SlotResponse, 'Id' | 'Date'>;
}

export type HoldEntry = CommandEntry & {
  readonly SlotId: number;
  readonly ExpiresAt: string;
  readonly Alternatives: readonly SlotResponse[];
};
export type PlacedOrderEntry = CommandEntry & {
  readonly TransactionNumber: string;
  readonly Status: number;
  readonly Payable: number;
};

export const listItemsOnSale = (pageSize = 50): Promise<readonly ItemResponse[]> =>
  callApiOk({ path: '/api/Item', query: { customer: '0', pageSize: String(pageSize) } });

const minStock = 20;

export const findGoodsInStock = async (count: number): Promise<readonly Goods[]> => {
  const units = (await listItemsOnSale(200)).flatMap(({ Id, Units }) =>
    Units.filter(({ Available, Stock }) => Available && Stock >= minStock)
      .slice(0, 1)
      .map(({ UnitId }) => ({ itemId: Id, unitId: UnitId, quantity: 1 })),
  );
  if (units.length < count)
    throw new Error(`only ${units.length} items on sale have a stock of ${minStock}`);
  return units.slice(0, count);
};

export const setStock = (
  staff: SignedInUser,
  { unitId }: Goods,
  stock: number,
): Promise<CommandEntry> =>
  sendCommand({
    path: '/api/admin/catalog/stock',
    token: staff.token,
    body: { UnitId: unitId, Stock: stock },
  });

export const restockGoods = async (
  staff: SignedInUser,
  count: number,
  stock: number,
): Promise<readonly Goods[]> => {
  const goods = (await listItemsOnSale())
    .flatMap(({ Id, Units }) =>
      Units.slice(0, 1).map(({ UnitId }) => ({ itemId: Id, unitId: UnitId, quantity: 1 })),
    )
    .slice(0, count);
  if (goods.length < count) throw new Error(`only ${goods.length} items are on sale`);
  for (const one of goods) await setStock(staff, one, stock);
  for (const one of goods)
    await eventually(async () => (await readStock(one, dayAhead(1))) === stock, {
      missing: `${stock} of unit ${one.unitId}`,
    });
  return goods;
};

export const cartLineBody = (
  { userId }: SignedInUser,
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
  { userId, token }: SignedInUser,
  pdate: string,
  names: Readonly<Record<string, string>> = {},
): Promise<CartResponse> =>
  callApiOk({ path: '/api/Cart', query: { UId: String(userId), PDate: pdate, ...names }, token });

export const emptyCart = async (buyer: SignedInUser, pdate: string): Promise<void> => {
  const { Lines } = await readCart(buyer, pdate);
  for (const { Id } of Lines)
    await sendCommand({
      method: 'GET',
      path: '/api/Cart',
      query: { DeleteCartId: String(Id) },
      token: buyer.token,
    });
};

export const fillCart = async (
  buyer: SignedInUser,
  goods: readonly Goods[],
  pdate: string,
): Promise<void> => {
  await emptyCart(buyer, pdate);
  await sendCommand({
    path: '/api/Cart',
    token: buyer.token,
    body: goods.map((one) => cartLineBody(buyer, one, pdate)),
  });
};

export const waitForQuote = async ({ buyer, addressId, slot }: Purchase): Promise<string> => {
  let cartCodes = '';
  return eventually(
    async () => {
      const cart = await readCart(buyer, slot.Date, {
        AddressId: String(addressId),
        SlotId: String(slot.Id),
      });
      cartCodes = cart.Messages.map(({ Code }) => Code).join(', ');
      return cart.Quote?.Token;
    },
    { missing: `a quote for address ${addressId} and slot ${slot.Id} (${cartCodes})` },
  );
};

export const holdBody = ({ buyer, slot }: Purchase, quoteToken: string) => ({
  SlotId: slot.Id,
  UserId: buyer.userId,
  HoldKey: randomUUID(),
  QuoteToken: quoteToken,
});

export const tryHoldSlot = async (purchase: Purchase, quoteToken: string): Promise<HoldEntry> => {
  const [entry] = await callApiOk<readonly HoldEntry[]>({
    method: 'POST',
    path: '/api/SlotHold',
    token: purchase.buyer.token,
    body: holdBody(purchase, quoteToken),
  });
  if (!entry) throw new Error('the hold call answered an empty list');
  return entry;
};

export const holdSlot = async (purchase: Purchase, quoteToken: string): Promise<HoldEntry> =>
  sendCommand<HoldEntry>({
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

export const prepareOrder = async (
  purchase: Purchase,
  goods: readonly Goods[],
): Promise<ReturnType<typeof orderBody>> => {
  await fillCart(purchase.buyer, goods, purchase.slot.Date);
  const quoteToken = await waitForQuote(purchase);
  const { Id } = await holdSlot(purchase, quoteToken);
  return orderBody(purchase, quoteToken, Id);
};

export const placeOrder = (
  buyer: SignedInUser,
  body: ReturnType<typeof orderBody>,
): Promise<PlacedOrderEntry> =>
  sendCommand<PlacedOrderEntry>({
    path: '/api/TransactionWithoutPayment',
    token: buyer.token,
    body,
  });

export const readOrder = ({ token }: SignedInUser, orderId: number): Promise<OrderResponse> =>
  callApiOk({ path: '/api/Transaction', query: { TransactionId: String(orderId) }, token });

export const waitForOrder = (
  buyer: SignedInUser,
  orderId: number,
  expected: { readonly states: readonly number[]; readonly timeoutMs?: number },
): Promise<OrderResponse> =>
  eventually(
    async () => {
      const order = await readOrder(buyer, orderId);
      return expected.states.includes(order.Status) ? order : undefined;
    },
    {
      timeoutMs: expected.timeoutMs ?? 30_000,
      missing: `order ${orderId} in state ${expected.states.join(' or ')}`,
    },
  );

export const cancelOrder = ({ token }: SignedInUser, orderId: number) =>
  callApi({
    path: '/api/OnlineTransaction',
    query: { TransactionId: String(orderId), reason: 'Ordered by a test' },
    token,
  });

export const waitForSyncedStock = (goods: Goods, pdate: string): Promise<number> =>
  eventually(
    async () => {
      const [cartStock, items] = [await readStock(goods, pdate), await listItemsOnSale(200)];
      const unit = items
        .find(({ Id }) => Id === goods.itemId)
        ?.Units.find(({ UnitId }) => UnitId === goods.unitId);
      return unit?.Stock === cartStock ? { inCart: cartStock } : undefined;
    },
    { missing: `one stock of unit ${goods.unitId} in cart and catalog` },
  ).then(({ inCart: cartStock }) => cartStock);

export const readStock = async ({ itemId, unitId }: Goods, pdate: string): Promise<number> => {
  const [stock] = await callApiOk<readonly { Stock: number }[]>({
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
