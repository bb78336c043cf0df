import type { Browser, Page } from 'playwright-core';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { fillCart, findGoodsInStock } from '../support/api/shopping.ts';
import { signIn, type SignedInUser } from '../support/api/sign-in.ts';
import { dayAhead, openSlot, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, presetSession, type Visitor } from '../support/browser/visitor.ts';
import { addressSheet, checkoutPage } from '../support/pages/checkout-page.ts';

const slotWindow = { date: dayAhead(2), start: '14:00', end: '15:00' };
const maxShiftPx = 2;
const maxTopPx = 370;
const slowPhoneRate = 8;

describe('the checkout on a phone', () => {
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let buyer: SignedInUser;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    await openSlot(clerk, slotWindow);
    buyer = await signIn(uniqueMobile());
    await fillCart(buyer, await findGoodsInStock(2), slotWindow.date);
    browser = await openBrowser();
    visitor = await createVisitor(browser, 360);
    await presetSession(visitor, buyer, testPincode);
    ({ page } = visitor);
    await checkoutPage(page).open();
  });
  afterAll(async () => {
    await browser.close();
  });

  const saveAddress = async (street: string): Promise<void> => {
    const sheet = addressSheet(page);
    await sheet.fill({
      pincode: testPincode,
      name: 'Asha Rao',
      mobile: buyer.mobile,
      address: `${street}, Testpet`,
    });
    await sheet.save();
    await sheet.closed();
    await checkoutPage(page).address.getByText(street).waitFor();
  };
  const change = () => page.getByRole('button', { name: 'Change Deliver to' });

  it('stays at the address after the first one is saved', async () => {
    const checkout = checkoutPage(page);
    // The sheet opens before a slow phone has scrolled to the address.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhoneRate });
    await checkout.placeOrder.press('Enter');
    await saveAddress('5 Lake Road');
    await page.waitForFunction(() => history.state.isLayer !== true);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const heading = checkout.address.getByRole('heading');
    await expectEventually(heading).toBeFocused();
    await expectEventually
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeLessThan(maxTopPx);
  });

  it('delivers to an address that is added later', async () => {
    await change().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add New Address' }).click();
    await saveAddress('7 Park Street');
    await page.getByText('Address saved. It is selected now.').waitFor();
    await expectEventually(change()).toBeFocused();
  });

  it('does not move the slots when one is held', async () => {
    const checkout = checkoutPage(page);
    await checkout.day(slotWindow.date).click();
    const chip = checkout.slotChip('2–3 pm');
    // Under the pay bar, the click itself would scroll.
    await chip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const readTopPx = async (): Promise<number> => (await chip.boundingBox())?.y ?? NaN;
    const topPx = await readTopPx();
    await chip.click();
    await checkout.extend.waitFor();
    expect(Math.abs((await readTopPx()) - topPx)).toBeLessThanOrEqual(maxShiftPx);
    await expectEventually(
      checkout.slots.getByText(/held for you/i).filter({ visible: true }),
    ).toHaveCount(1);
    expect(visitor.pageErrors).toEqual([]);
  });
});
