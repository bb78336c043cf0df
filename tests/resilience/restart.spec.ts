import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  fillCart,
  findGoodsInStock,
  listItemsOnSale,
  waitForOrder,
  placeOrder,
  readCart,
  readOrder,
  prepareOrder,
  waitForSyncedStock,
  type Goods,
  type Purchase,
} from '../support/api/shopping.ts';
import { renewSession } from '../support/api/sign-in.ts';
import { dayAhead, openTestArea, readSlot } from '../support/api/test-area.ts';
import { restartProduct } from '../support/restart-product.ts';

const { clerk } = testUsers();
const slotWindow = { date: dayAhead(6), start: '07:00', end: '08:00' };
const otherDate = dayAhead(8);

const readSnapshot = async ({ buyer, slot }: Purchase, goods: Goods, orderId: number) => ({
  stock: await waitForSyncedStock(goods, slotWindow.date),
  order: await readOrder(buyer, orderId),
  addresses: await callApiOk<unknown>({
    path: '/api/CustomerProfile',
    query: { uId: String(buyer.userId) },
    token: buyer.token,
  }),
  lines: (await readCart(buyer, otherDate)).Lines,
  slot: await readSlot(slot.Id, slotWindow.date),
  items: (await listItemsOnSale(200)).map(({ Id, Name, Units }) => ({ Id, Name, Units })),
});

describe('the product after a restart', () => {
  it('still has all data and accepts the next order', async () => {
    await openTestArea(clerk);
    const goods = await findGoodsInStock(1);
    const [firstGoods] = goods;
    if (!firstGoods) throw new Error('no item is in stock');
    const purchase = await createPurchase(clerk, slotWindow);
    const { Left } = await readSlot(purchase.slot.Id, slotWindow.date);
    const { Id } = await placeOrder(purchase.buyer, await prepareOrder(purchase, goods));
    await waitForOrder(purchase.buyer, Id, { states: [orderStatus.Confirmed] });
    await fillCart(purchase.buyer, goods, otherDate);
    // Slot lists may be 500 ms old.
    await eventually(
      async () => (await readSlot(purchase.slot.Id, slotWindow.date)).Left === Left - 1,
      {
        missing: 'the booked unit gone from the list',
      },
    );
    const before = await readSnapshot(purchase, firstGoods, Id);

    await restartProduct();

    expect(await readSnapshot(purchase, firstGoods, Id)).toEqual(before);
    expect((await renewSession(purchase.buyer))?.userId).toBe(purchase.buyer.userId);
    const nextOrder = await placeOrder(
      purchase.buyer,
      await prepareOrder(await createNextPurchase(purchase), goods),
    );
    await waitForOrder(purchase.buyer, nextOrder.Id, { states: [orderStatus.Confirmed] });
  });

  const createNextPurchase = async ({ buyer, addressId }: Purchase): Promise<Purchase> => ({
    buyer,
    addressId,
    slot: (await createPurchase(clerk, { ...slotWindow, date: dayAhead(7) })).slot,
  });
});
