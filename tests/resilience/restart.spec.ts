import { orderStatus } from '@tokri/contracts';
import { eventually } from '@tokri/service-kit/testing';
import { askApi } from '../support/api/call-api.ts';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import {
  fillCart,
  goodsOnSale,
  itemsOnSale,
  orderIn,
  placeOrder,
  readCart,
  readOrder,
  readyToOrder,
  settledStock,
  type Goods,
  type Purchase,
} from '../support/api/shopping.ts';
import { renewed } from '../support/api/sign-in.ts';
import { dayAhead, openTestTown, readSlot } from '../support/api/test-town.ts';
import { restartProduct } from '../support/restarting.ts';

const { clerk } = peopleUnderTest();
const wish = { date: dayAhead(6), start: '07:00', end: '08:00' };
const otherDate = dayAhead(8);

/** All that one customer and the shop have, as the API tells it. */
const whatIsThere = async ({ buyer, slot }: Purchase, goods: Goods, orderId: number) => ({
  stock: await settledStock(goods, wish.date),
  order: await readOrder(buyer, orderId),
  addresses: await askApi<unknown>({
    path: '/api/CustomerProfile',
    query: { uId: String(buyer.userId) },
    token: buyer.token,
  }),
  lines: (await readCart(buyer, otherDate)).Lines,
  slot: await readSlot(slot.Id, wish.date),
  items: (await itemsOnSale(200)).map(({ Id, Name, Units }) => ({ Id, Name, Units })),
});

describe('the whole product', () => {
  it('ended and started again, has everything still there and takes the next order', async () => {
    await openTestTown(clerk);
    const goods = await goodsOnSale(1);
    const [first] = goods;
    if (!first) throw new Error('the shop has nothing to sell');
    const purchase = await newPurchase(clerk, wish);
    const { Left } = await readSlot(purchase.slot.Id, wish.date);
    const { Id } = await placeOrder(purchase.buyer, await readyToOrder(purchase, goods));
    await orderIn(purchase.buyer, Id, { states: [orderStatus.Confirmed] });
    await fillCart(purchase.buyer, goods, otherDate);
    // Lists of slots are half a second old at most.
    await eventually(async () => (await readSlot(purchase.slot.Id, wish.date)).Left === Left - 1, {
      missing: 'the place gone from the list',
    });
    const before = await whatIsThere(purchase, first, Id);

    await restartProduct();

    expect(await whatIsThere(purchase, first, Id)).toEqual(before);
    expect((await renewed(purchase.buyer))?.userId).toBe(purchase.buyer.userId);
    const next = await placeOrder(
      purchase.buyer,
      await readyToOrder(await newPurchaseOf(purchase), goods),
    );
    await orderIn(purchase.buyer, next.Id, { states: [orderStatus.Confirmed] });
  });

  const newPurchaseOf = async ({ buyer, addressId }: Purchase): Promise<Purchase> => ({
    buyer,
    addressId,
    slot: (await newPurchase(clerk, { ...wish, date: dayAhead(7) })).slot,
  });
});
