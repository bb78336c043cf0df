import type { Browser } from 'playwright-core';
import { createPurchase } from '../support/api/customers.ts';
import { fillCart, findGoodsInStock, type Purchase } from '../support/api/shopping.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, presetSession, type Visitor } from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';

const slotWindow = { date: dayAhead(2), start: '15:00', end: '16:00' };
const heldElsewhere = /^You hold .*3–4 pm on another device or from an earlier visit\.$/;

describe('a slot held on a phone and a laptop', () => {
  let browser: Browser;
  let purchase: Purchase;
  let phone: Visitor;
  let laptop: Visitor;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, slotWindow);
    await fillCart(purchase.buyer, await findGoodsInStock(1), slotWindow.date);
    browser = await openBrowser();
    phone = await createVisitor(browser, 360);
    laptop = await createVisitor(browser, 1280);
    await presetSession(phone, purchase.buyer, testPincode);
    await presetSession(laptop, purchase.buyer, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('keeps the hold in one tab when another tab of the phone extends it', async () => {
    const [first, second] = [checkoutPage(phone.page), checkoutPage(await phone.context.newPage())];
    await first.open();
    await first.day(slotWindow.date).click();
    await first.slotChip('3–4 pm').click();
    await first.holdNotice.waitFor();
    await second.open();
    await second.extend.click();
    await second.extend.waitFor({ state: 'detached' });
    await first.extend.waitFor({ state: 'detached' });
    await first.holdNotice.waitFor();
  });

  it('moves to the laptop on request, and the phone says so', async () => {
    const checkout = checkoutPage(laptop.page);
    await checkout.open();
    await checkout.slots.getByText(heldElsewhere).waitFor();
    await checkout.slots.getByRole('button', { name: 'Use it here' }).click();
    await checkout.holdNotice.waitFor();

    await phone.page.reload();
    await checkoutPage(phone.page).slots.getByText(heldElsewhere).waitFor();
    await laptop.page.reload();
    await checkout.holdNotice.waitFor();
    expect([...phone.pageErrors, ...laptop.pageErrors]).toEqual([]);
  });
});
