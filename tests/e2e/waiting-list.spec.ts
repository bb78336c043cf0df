import type { Browser } from 'playwright-core';
import { callApi } from '../support/api/call-api.ts';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import {
  fillCart,
  goodsOnSale,
  quoteFor,
  holdPlace,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestTown, testPincode } from '../support/api/test-town.ts';
import { expectSoon } from '../support/browser/expect-soon.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectGoodScreen } from '../support/browser/screen-check.ts';
import {
  newVisitor,
  withSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';

const slotAt: Readonly<
  Record<
    ScreenWidth,
    { readonly wish: { date: string; start: string; end: string }; readonly time: string }
  >
> = {
  360: { wish: { date: dayAhead(3), start: '19:00', end: '20:00' }, time: '7–8 pm' },
  1280: { wish: { date: dayAhead(3), start: '20:00', end: '21:00' }, time: '8–9 pm' },
};
const widths: readonly ScreenWidth[] = [360, 1280];

describe.each(widths)('the line of a full slot at %i px', (width) => {
  const { wish, time } = slotAt[width];
  let browser: Browser;
  let waiting: Visitor;
  let first: Purchase;
  let firstHold: number;
  const letGo = (): Promise<unknown> =>
    callApi({
      method: 'DELETE',
      path: '/api/SlotHold',
      query: { HoldId: String(firstHold) },
      token: first.buyer.token,
    });
  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    first = await newPurchase(clerk, wish);
    const second = await newPurchase(clerk, wish);
    await openSlot(clerk, wish, 1);
    const goods = await goodsOnSale(1);
    for (const { buyer } of [first, second]) await fillCart(buyer, goods, wish.date);
    firstHold = (await holdPlace(first, await quoteFor(first))).Id;
    browser = await openBrowser();
    waiting = await newVisitor(browser, width);
    await withSession(waiting, second.buyer, testPincode);
    await checkoutPage(waiting.page).open();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is joined in one tap, tells the number in it, and is left', async () => {
    const checkout = checkoutPage(waiting.page);
    await checkout.day(wish.date).click();
    await checkout.chipAt(time).getByText('Full').waitFor();
    await expectSoon(checkout.slotAt(time)).toBeDisabled();
    await expectGoodScreen(waiting, '60-slot-full');
    await checkout.waitFor(time).click();
    await checkout.slots.getByText('You are number 1 in line.').waitFor();
    await checkout.chipAt(time).getByText('Full • you are no. 1').waitFor();
    await expectGoodScreen(waiting, '61-slot-in-line');
    await checkout.stopWaiting.click();
    await checkout.waitFor(time).click();
    await checkout.slots.getByText('You are number 1 in line.').waitFor();
  });

  it('offers the place that comes free on whatever page its first is, and one tap takes it', async () => {
    const { page } = waiting;
    const checkout = checkoutPage(page);
    // The stream of this page opens a moment after it; the toast stays until it is acted on.
    await Promise.all([page.waitForResponse(/\/api\/Events/), page.goto('/home')]);
    await letGo();
    await page.getByRole('button', { name: 'View slot' }).click();
    await checkout.slots.getByText(/^A slot has opened up: /).waitFor();
    await expectSoon(checkout.day(wish.date)).toHaveAttribute('aria-selected', 'true');
    await checkout
      .chipAt(time)
      .getByText(/^Reserved for you \d:\d\d$/)
      .waitFor();
    await expectGoodScreen(waiting, '62-slot-offered');
    await checkout.takeOffer.click();
    await checkout.held.waitFor();
    await checkout
      .chipAt(time)
      .getByText(/^Held for you/)
      .waitFor();
    await expectGoodScreen(waiting, '63-slot-taken');
  });

  it('opened by the message after the place was taken, shows what is held', async () => {
    const { page } = waiting;
    const checkout = checkoutPage(page);
    await checkout.held.waitFor();
    await page.reload();
    await checkout.held.waitFor();
    await expectSoon(checkout.slots.getByText(/no longer reserved for you/)).toHaveCount(0);
    expect(waiting.faults).toEqual([]);
  });
});
