import type { Browser } from 'playwright-core';
import { newPurchase, visitorsCart } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import { fillCart, goodsOnSale, type Purchase } from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestTown, testPincode } from '../support/api/test-town.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { newVisitor, withSession, withStored, type Visitor } from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';

const wish = { date: dayAhead(1), start: '18:00', end: '19:00' };
const time = '6–7 pm';
const placesLeft = 4;

const lookAtSlots = async ({ page }: Visitor): Promise<ReturnType<typeof checkoutPage>> => {
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.day(wish.date).click();
  return checkout;
};

describe('places left of a slot', () => {
  let browser: Browser;
  let purchase: Purchase;
  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    purchase = await newPurchase(clerk, wish);
    await openSlot(clerk, wish, placesLeft);
    await fillCart(purchase.buyer, await goodsOnSale(1), wish.date);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('a visitor who only looks sees one place less as soon as a customer holds one, without reload', async () => {
    const [buyer, watcher] = [await newVisitor(browser, 360), await newVisitor(browser, 1280)];
    await withSession(buyer, purchase.buyer, testPincode);
    await withStored(watcher, {
      UserPincode: testPincode,
      OnlineCartList: await visitorsCart(),
      cartCount: '1',
    });
    const [buying, watching] = [await lookAtSlots(buyer), await lookAtSlots(watcher)];
    await watching
      .chipAt(time)
      .getByText(new RegExp(`Open|Only ${placesLeft} left`))
      .waitFor();
    await watcher.page.evaluate(() => {
      Object.assign(window, { isFirstLoad: true });
    });

    await buying.slotAt(time).check();
    await buying.held.waitFor();
    await watching
      .chipAt(time)
      .getByText(`Only ${placesLeft - 1} left`)
      .waitFor();

    expect(await watcher.page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    expect([buyer.faults, watcher.faults]).toEqual([[], []]);
  });
});
