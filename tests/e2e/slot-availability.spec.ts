import type { Browser } from 'playwright-core';
import { createCustomer, createPurchase, guestCartJson } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  fillCart,
  findGoodsInStock,
  readOrder,
  setStock,
  tryHoldSlot,
  waitForQuote,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestArea, testPincode } from '../support/api/test-area.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { orderStatusPage } from '../support/pages/order-pages.ts';

const slotWindow = { date: dayAhead(1), start: '18:00', end: '19:00' };
const time = '6–7 pm';
const availableUnits = 4;
const lastUnit = { date: dayAhead(1), start: '19:00', end: '20:00' };
const stockAfterTest = 50;

const openSlotPicker = async ({ page }: Visitor): Promise<ReturnType<typeof checkoutPage>> => {
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.day(slotWindow.date).click();
  return checkout;
};

describe('the availability of a slot', () => {
  let browser: Browser;
  let purchase: Purchase;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, slotWindow);
    await openSlot(clerk, slotWindow, availableUnits);
    await fillCart(purchase.buyer, await findGoodsInStock(1), slotWindow.date);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('decreases live for other visitors when a customer holds the slot', async () => {
    const [buyer, watcher] = [
      await createVisitor(browser, 360),
      await createVisitor(browser, 1280),
    ];
    await presetSession(buyer, purchase.buyer, testPincode);
    await presetStorage(watcher, {
      UserPincode: testPincode,
      OnlineCartList: await guestCartJson(),
      cartCount: '1',
    });
    const [buyerSlots, watcherSlots] = [await openSlotPicker(buyer), await openSlotPicker(watcher)];
    await watcherSlots
      .slotChip(time)
      .getByText(new RegExp(`Open|Only ${availableUnits} left`))
      .waitFor();
    await watcher.page.evaluate(() => {
      Object.assign(window, { isFirstLoad: true });
    });

    await buyerSlots.slotRadio(time).check();
    await buyerSlots.holdNotice.waitFor();
    await watcherSlots
      .slotChip(time)
      .getByText(`Only ${availableUnits - 1} left`)
      .waitFor();

    expect(await watcher.page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    expect([buyer.pageErrors, watcher.pageErrors]).toEqual([[], []]);
  });

  it('stays with a customer who orders again after an item sold out between cart and order', async () => {
    const { clerk } = testUsers();
    const { buyer } = await createCustomer();
    const slot = await openSlot(clerk, lastUnit, 1);
    const [kept, soldOut, other] = (await findGoodsInStock(30)).slice(-3);
    if (!kept || !soldOut || !other) throw new Error('the shop has too few items in stock');
    const rival = { ...(await createCustomer()), slot };
    await fillCart(rival.buyer, [other], lastUnit.date);
    await fillCart(buyer, [kept, soldOut], lastUnit.date);
    const visitor = await createVisitor(browser, 360);
    await presetSession(visitor, buyer, testPincode);
    const checkout = checkoutPage(visitor.page);
    await checkout.open();
    await checkout.day(lastUnit.date).click();
    await checkout.slotRadio('7–8 pm').check();
    await checkout.holdNotice.waitFor();
    await visitor.page.route(
      '**/api/TransactionWithoutPayment*',
      async (route) => {
        await setStock(clerk, soldOut, 0);
        await route.continue();
      },
      { times: 1 },
    );
    try {
      await checkout.placeOrder.click();
      const orderAgain = visitor.page
        .getByRole('button', { name: 'Order again with these changes' })
        .filter({ visible: true });
      await orderAgain.waitFor();
      expect((await tryHoldSlot(rival, await waitForQuote(rival))).Code).toBe('slot-full');
      await orderAgain.click();
      await orderStatusPage(visitor.page).waitForPage();
      await orderStatusPage(visitor.page).waitForStatus('Confirmed');
    } finally {
      await setStock(clerk, soldOut, stockAfterTest);
    }
    const order = await readOrder(buyer, orderStatusPage(visitor.page).orderId());
    expect(order.Slot.Id).toBe(slot.Id);
    expect(order.Lines?.map(({ ItemId }) => ItemId)).toEqual([kept.itemId]);
    expect(visitor.pageErrors).toEqual([]);
  });
});
