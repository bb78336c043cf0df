import type { Browser } from 'playwright-core';
import { callApi } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  fillCart,
  findGoodsInStock,
  waitForQuote,
  holdSlot,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestArea, testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';

const slotAt: Readonly<
  Record<
    ScreenWidth,
    { readonly slotWindow: { date: string; start: string; end: string }; readonly time: string }
  >
> = {
  360: { slotWindow: { date: dayAhead(3), start: '19:00', end: '20:00' }, time: '7–8 pm' },
  1280: { slotWindow: { date: dayAhead(3), start: '20:00', end: '21:00' }, time: '8–9 pm' },
};
const widths: readonly ScreenWidth[] = [360, 1280];

describe.each(widths)('the waitlist of a full slot at %i px', (width) => {
  const { slotWindow, time } = slotAt[width];
  let browser: Browser;
  let waiting: Visitor;
  let first: Purchase;
  let firstHold: number;
  const releaseFirstHold = (): Promise<unknown> =>
    callApi({
      method: 'DELETE',
      path: '/api/SlotHold',
      query: { HoldId: String(firstHold) },
      token: first.buyer.token,
    });
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    first = await createPurchase(clerk, slotWindow);
    const second = await createPurchase(clerk, slotWindow);
    await openSlot(clerk, slotWindow, 1);
    const goods = await findGoodsInStock(1);
    for (const { buyer } of [first, second]) await fillCart(buyer, goods, slotWindow.date);
    firstHold = (await holdSlot(first, await waitForQuote(first))).Id;
    browser = await openBrowser();
    waiting = await createVisitor(browser, width);
    await presetSession(waiting, second.buyer, testPincode);
    await checkoutPage(waiting.page).open();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is joined in one tap, shows the position and can be left', async () => {
    const checkout = checkoutPage(waiting.page);
    await checkout.day(slotWindow.date).click();
    await checkout.slotChip(time).getByText('Full').waitFor();
    await expectEventually(checkout.slotRadio(time)).toBeDisabled();
    await expectAccessibleScreen(waiting, '60-slot-full');
    await checkout.joinWaitlist(time).click();
    await checkout.slots.getByText('You are number 1 in line.').waitFor();
    await checkout.slotChip(time).getByText('Full • you are no. 1').waitFor();
    await expectAccessibleScreen(waiting, '61-slot-waitlisted');
    await checkout.leaveWaitlist.click();
    await checkout.joinWaitlist(time).click();
    await checkout.slots.getByText('You are number 1 in line.').waitFor();
  });

  it('offers a released slot on any page and holds it in one tap', async () => {
    const { page } = waiting;
    const checkout = checkoutPage(page);
    // The event stream opens shortly after the page; the toast stays until it is acted on.
    await Promise.all([page.waitForResponse(/\/api\/Events/), page.goto('/home')]);
    await releaseFirstHold();
    await page.getByRole('button', { name: 'View slot' }).click();
    await checkout.slots.getByText(/^A slot has opened up: /).waitFor();
    await expectEventually(checkout.day(slotWindow.date)).toHaveAttribute('aria-selected', 'true');
    await checkout
      .slotChip(time)
      .getByText(/^Reserved for you \d:\d\d$/)
      .waitFor();
    await expectAccessibleScreen(waiting, '62-slot-offered');
    await checkout.acceptOffer.click();
    await checkout.holdNotice.waitFor();
    await checkout
      .slotChip(time)
      .getByText(/^Held for you/)
      .waitFor();
    await expectAccessibleScreen(waiting, '63-slot-held');
  });

  it('shows the hold when the offer link is opened after it was accepted', async () => {
    const { page } = waiting;
    const checkout = checkoutPage(page);
    await checkout.holdNotice.waitFor();
    await page.reload();
    await checkout.holdNotice.waitFor();
    await expectEventually(checkout.slots.getByText(/no longer reserved for you/)).toHaveCount(0);
    expect(waiting.pageErrors).toEqual([]);
  });
});
