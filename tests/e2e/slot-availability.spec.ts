import type { Browser } from 'playwright-core';
import { createPurchase, guestCartJson } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import { fillCart, findGoodsInStock, type Purchase } from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestArea, testPincode } from '../support/api/test-area.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';

const slotWindow = { date: dayAhead(1), start: '18:00', end: '19:00' };
const time = '6–7 pm';
const availableUnits = 4;

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
});
