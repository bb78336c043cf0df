import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  findGoodsInStock,
  waitForOrder,
  placeOrder,
  prepareOrder,
  waitForSyncedStock,
  type Goods,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openTestArea, readSlot, testPincode } from '../support/api/test-area.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { orderDetailsPage } from '../support/pages/order-pages.ts';

const slotWindow = { date: dayAhead(3), start: '09:00', end: '10:00' };
const quantity = 3;
/** Specs that run at the same time order the first items, and this one compares the stock. */
const goodsOfOtherSpecs = 12;
const widths: readonly ScreenWidth[] = [360, 1280];

describe.each(widths)('cancelling an order at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  let purchase: Purchase;
  let goods: Goods;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, slotWindow);
    const ownGoods = (await findGoodsInStock(goodsOfOtherSpecs + 1)).at(-1);
    if (!ownGoods) throw new Error('the shop has nothing to sell');
    goods = { ...ownGoods, quantity };
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, purchase.buyer, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const readAvailability = async () => ({
    capacity: (await readSlot(purchase.slot.Id, slotWindow.date)).Left,
    stock: await waitForSyncedStock(goods, slotWindow.date),
  });

  it('returns slot capacity and stock and shows the reason', async () => {
    const before = await readAvailability();
    const { Id } = await placeOrder(purchase.buyer, await prepareOrder(purchase, [goods]));
    await waitForOrder(purchase.buyer, Id, { states: [orderStatus.Confirmed] });
    const expectedAfterOrder = { capacity: before.capacity - 1, stock: before.stock - quantity };
    await eventually(
      async () => JSON.stringify(await readAvailability()) === JSON.stringify(expectedAfterOrder),
      {
        missing: `capacity and stock ${JSON.stringify(expectedAfterOrder)} after the order`,
      },
    );

    await orderDetailsPage(visitor.page).open(Id);
    await orderDetailsPage(visitor.page).cancel('Ordered by mistake');
    await orderDetailsPage(visitor.page)
      .statusRegion.getByText('Cancelled', { exact: true })
      .first()
      .waitFor();
    await expectAccessibleScreen(visitor, '20-order-cancelled');

    const order = await waitForOrder(purchase.buyer, Id, { states: [orderStatus.Cancelled] });
    expect([order.CancelReason, order.CanCancel]).toEqual(['Ordered by mistake', false]);
    await eventually(
      async () => JSON.stringify(await readAvailability()) === JSON.stringify(before),
      {
        missing: `capacity and stock ${JSON.stringify(before)} after cancelling`,
      },
    );
    expect(visitor.pageErrors).toEqual([]);
  });
});
