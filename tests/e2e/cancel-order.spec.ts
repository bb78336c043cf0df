import { orderStatus } from '@tokri/contracts';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import {
  goodsOnSale,
  orderIn,
  placeOrder,
  readyToOrder,
  settledStock,
  type Goods,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openTestTown, readSlot, testPincode } from '../support/api/test-town.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectGoodScreen } from '../support/browser/screen-check.ts';
import {
  newVisitor,
  withSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { orderDetailsPage } from '../support/pages/order-pages.ts';

const wish = { date: dayAhead(3), start: '09:00', end: '10:00' };
const quantity = 3;
const widths: readonly ScreenWidth[] = [360, 1280];

describe.each(widths)('cancelling an order at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  let purchase: Purchase;
  let goods: Goods;
  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    purchase = await newPurchase(clerk, wish);
    const [first] = await goodsOnSale(1);
    if (!first) throw new Error('the shop has nothing to sell');
    goods = { ...first, quantity };
    browser = await openBrowser();
    visitor = await newVisitor(browser, width);
    await withSession(visitor, purchase.buyer, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const whatIsLeft = async () => ({
    places: (await readSlot(purchase.slot.Id, wish.date)).Left,
    stock: await settledStock(goods, wish.date),
  });

  it('with a reason, place and stock come back', async () => {
    const before = await whatIsLeft();
    const { Id } = await placeOrder(purchase.buyer, await readyToOrder(purchase, [goods]));
    await orderIn(purchase.buyer, Id, { states: [orderStatus.Confirmed] });
    const taken = { places: before.places - 1, stock: before.stock - quantity };
    await eventually(async () => JSON.stringify(await whatIsLeft()) === JSON.stringify(taken), {
      missing: `places and stock ${JSON.stringify(taken)} after the order`,
    });

    await orderDetailsPage(visitor.page).open(Id);
    await orderDetailsPage(visitor.page).cancel('Ordered by mistake');
    await orderDetailsPage(visitor.page)
      .standing.getByText('Cancelled', { exact: true })
      .first()
      .waitFor();
    await expectGoodScreen(visitor, '20-order-cancelled');

    const order = await orderIn(purchase.buyer, Id, { states: [orderStatus.Cancelled] });
    expect([order.CancelReason, order.CanCancel]).toEqual(['Ordered by mistake', false]);
    await eventually(async () => JSON.stringify(await whatIsLeft()) === JSON.stringify(before), {
      missing: `places and stock ${JSON.stringify(before)} after cancelling`,
    });
    expect(visitor.faults).toEqual([]);
  });
});
