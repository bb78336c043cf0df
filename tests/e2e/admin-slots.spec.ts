import type { Browser } from 'playwright-core';
import { createPurchase, guestCartJson } from '../support/api/customers.ts';
import { callApiOk } from '../support/api/call-api.ts';
import { testUsers } from '../support/api/test-users.ts';
import { fillCart, findGoodsInStock, holdSlot, waitForQuote } from '../support/api/shopping.ts';
import {
  dayAhead,
  openSlot,
  openTestArea,
  readSlot,
  testPincode,
  testArea,
} from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { adminSlotsPage } from '../support/pages/admin-slots-page.ts';

const day = dayAhead(8);
const widths: readonly ScreenWidth[] = [1280, 360];
const dateParts = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
}).formatToParts(new Date(`${day}T00:00:00Z`));
const datePart = (type: string): string => dateParts.find((one) => one.type === type)?.value ?? '';

describe.each(widths)('the admin slots pages at %i px', (width) => {
  const slotWindow =
    width === 360
      ? { date: day, start: '12:00', end: '13:00' }
      : { date: day, start: '13:00', end: '14:00' };
  const time = width === 360 ? '12–1 pm' : '1–2 pm';
  const slotLabel = `${datePart('weekday')} ${datePart('day')} ${datePart('month')}, ${time}`;
  const reason = `Trial ${width}`;
  let browser: Browser;
  let slotManager: Visitor;
  let customer: Visitor;

  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    browser = await openBrowser();
    slotManager = await createVisitor(browser, width);
    await presetSession(slotManager, testUsers().slotManager, testPincode);
    customer = await createVisitor(browser, width);
    await presetStorage(customer, {
      UserPincode: testPincode,
      OnlineCartList: await guestCartJson(),
      cartCount: '1',
    });
  });
  afterAll(async () => {
    await callApiOk({
      method: 'POST',
      path: '/api/admin/delivery-slot/blackout-days',
      token: testUsers().clerk.token,
      body: { GroupId: testArea.groupId, Date: day, Closed: false },
    });
    await browser.close();
  });

  const openSlotPicker = async (): Promise<ReturnType<typeof checkoutPage>> => {
    const checkout = checkoutPage(customer.page);
    await checkout.open();
    await checkout.day(day).click();
    await checkout.slotChip(time).waitFor();
    await customer.page.evaluate(() => {
      Object.assign(window, { isFirstLoad: true });
    });
    return checkout;
  };
  const slotRadio = (isDisabled: boolean) =>
    customer.page.getByRole('radio', { name: new RegExp(time), disabled: isDisabled });
  const closedSlot = () =>
    slotRadio(true).or(customer.page.getByRole('tabpanel').getByText('No delivery on'));

  it('shows nothing but the slots pages to staff with the slot permission', async () => {
    await slotManager.page.goto('/admin/slots');
    await slotManager.page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
    await slotManager.page.goto('/admin/orders');
    await slotManager.page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
    if (width === 360) await slotManager.page.getByRole('button', { name: 'Open menu' }).click();
    const menu = slotManager.page
      .getByRole('navigation', { name: 'Admin' })
      .filter({ visible: true });
    await menu.getByRole('link', { name: 'Slots' }).waitFor();
    await expectEventually(menu.getByRole('link')).toHaveText([
      'Today',
      'Slots',
      'Go to shop',
      'Second factor',
    ]);
  });

  it('asks before it signs staff out of the menu', async () => {
    const { page } = slotManager;
    await page.goto('/admin/slots');
    if (width === 360) await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Admin' }).filter({ visible: true });
    await menu.getByText('Asha Test', { exact: true }).waitFor();
    await menu.getByRole('button', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out' });
    await question.getByRole('button', { name: 'Back' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/admin/slots');
  });

  it("updates the customer's slot picker live when staff lower a capacity", async () => {
    const { clerk } = testUsers();
    const purchase = await createPurchase(clerk, slotWindow);
    await openSlot(clerk, slotWindow, 6);
    await fillCart(purchase.buyer, await findGoodsInStock(1), day);
    await holdSlot(purchase, await waitForQuote(purchase));
    const { Capacity } = await readSlot(purchase.slot.Id, day);
    const checkout = await openSlotPicker();
    await checkout.slotChip(time).getByText('Only 5 left').waitFor();

    const slotsPage = adminSlotsPage(slotManager.page);
    await slotsPage.open(testArea.groupId, day);
    await expectAccessibleScreen(slotManager, '40-slots-heat-map');
    await slotsPage.openSlot(slotLabel);
    await slotsPage.setCapacity(Capacity - 3);
    await slotsPage.effect.getByText('2 available after saving').waitFor();
    await expectAccessibleScreen(slotManager, '41-slots-capacity-preview');
    await slotsPage.save();
    await checkout.slotChip(time).getByText('Only 2 left').waitFor();
    expect(await customer.page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  });

  it("closes and reopens a slot live in the customer's slot picker", async () => {
    await openSlotPicker();
    const slotsPage = adminSlotsPage(slotManager.page);
    await slotsPage.open(testArea.groupId, day);
    await slotsPage.openSlot(slotLabel);
    await slotsPage.switch.click();
    await closedSlot().waitFor();
    await slotsPage.panel.getByText('Closed. Existing orders are kept.').waitFor();
    await slotsPage.switch.click();
    await slotRadio(false).waitFor();
  });

  it("closes and reopens a whole day live in the customer's slot picker", async () => {
    await openSlotPicker();
    const slotsPage = adminSlotsPage(slotManager.page);
    await slotsPage.open(testArea.groupId, day);
    await slotsPage.openSlot(slotLabel);
    await slotsPage.closeWholeDay(reason);
    await slotsPage.closedDay(reason).waitFor();
    await closedSlot().waitFor();
    await expectAccessibleScreen(slotManager, '42-slots-closed-days');
    await slotsPage.openDay(reason);
    await slotsPage.closedDay(reason).waitFor({ state: 'detached' });
    await slotRadio(false).waitFor();
    expect(await customer.page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    expect([slotManager.pageErrors, customer.pageErrors]).toEqual([[], []]);
  });

  it('has accessible screens for templates, waitlist, pincodes and charges', async () => {
    for (const [path, name, picture] of [
      ['templates', 'Weekly slots', '43-slots-templates'],
      ['waiting', 'Waiting list', '44-slots-waiting'],
      ['pincodes', 'Pincodes', '45-slots-pincodes'],
      ['charges', 'Charges', '46-slots-charges'],
    ] as const) {
      await slotManager.page.goto(`/admin/slots/${path}`);
      await slotManager.page.getByRole('heading', { level: 1, name }).waitFor();
      await slotManager.page
        .getByRole('main')
        .getByText(/Weekly slots of|Waiting list is empty|waiting,|pincodes|Everyone/)
        .first()
        .waitFor();
      await expectAccessibleScreen(slotManager, picture);
    }
  });
});
