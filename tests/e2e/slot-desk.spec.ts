import type { Browser } from 'playwright-core';
import { newPurchase, visitorsCart } from '../support/api/customers.ts';
import { askApi } from '../support/api/call-api.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import { fillCart, goodsOnSale, holdPlace, quoteFor } from '../support/api/shopping.ts';
import {
  dayAhead,
  openSlot,
  openTestTown,
  readSlot,
  testPincode,
  testTown,
} from '../support/api/test-town.ts';
import { expectSoon } from '../support/browser/expect-soon.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectGoodScreen } from '../support/browser/screen-check.ts';
import {
  newVisitor,
  withSession,
  withStored,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { slotDesk } from '../support/pages/slot-desk.ts';

const day = dayAhead(9);
const widths: readonly ScreenWidth[] = [1280, 360];
const dayWords = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
}).formatToParts(new Date(`${day}T00:00:00Z`));
const part = (type: string): string => dayWords.find((one) => one.type === type)?.value ?? '';

describe.each(widths)('the slots of the office at %i px', (width) => {
  const wish =
    width === 360
      ? { date: day, start: '12:00', end: '13:00' }
      : { date: day, start: '13:00', end: '14:00' };
  const time = width === 360 ? '12–1 pm' : '1–2 pm';
  const words = `${part('weekday')} ${part('day')} ${part('month')}, ${time}`;
  const reason = `Trial ${width}`;
  let browser: Browser;
  let keeper: Visitor;
  let customer: Visitor;

  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    browser = await openBrowser();
    keeper = await newVisitor(browser, width);
    await withSession(keeper, peopleUnderTest().keeper, testPincode);
    customer = await newVisitor(browser, width);
    await withStored(customer, {
      UserPincode: testPincode,
      OnlineCartList: await visitorsCart(),
      cartCount: '1',
    });
  });
  afterAll(async () => {
    await askApi({
      method: 'POST',
      path: '/api/admin/delivery-slot/blackout-days',
      token: peopleUnderTest().clerk.token,
      body: { GroupId: testTown.groupId, Date: day, Closed: false },
    });
    await browser.close();
  });

  /** The customer looks at the day's slots and stays; what comes is live. */
  const lookAtSlots = async (): Promise<ReturnType<typeof checkoutPage>> => {
    const checkout = checkoutPage(customer.page);
    await checkout.open();
    await checkout.day(day).click();
    await checkout.chipAt(time).waitFor();
    await customer.page.evaluate(() => {
      Object.assign(window, { isFirstLoad: true });
    });
    return checkout;
  };
  const radioOf = (isDisabled: boolean) =>
    customer.page.getByRole('radio', { name: new RegExp(time), disabled: isDisabled });
  /** One sentence stands for a day on which every slot is closed; other specs may have opened more of them on it. */
  const isShut = () =>
    radioOf(true).or(customer.page.getByRole('tabpanel').getByText('No delivery on'));

  it('staff for slots only, come to them and see no other area', async () => {
    await keeper.page.goto('/admin');
    await keeper.page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
    await keeper.page.goto('/admin/orders');
    await keeper.page.getByRole('heading', { level: 1, name: 'Not one of your areas' }).waitFor();
    if (width === 360)
      await keeper.page.getByRole('button', { name: 'Menu of the office' }).click();
    const menu = keeper.page
      .getByRole('navigation', { name: 'Shop office' })
      .filter({ visible: true });
    await menu.getByRole('link', { name: 'Slots' }).waitFor();
    await expectSoon(menu.getByRole('link')).toHaveText(['Slots', 'To the shop']);
  });

  it('a capacity lowered after its effect was read, shows in the picker of a customer without reload', async () => {
    const { clerk } = peopleUnderTest();
    const purchase = await newPurchase(clerk, wish);
    await openSlot(clerk, wish, 6);
    await fillCart(purchase.buyer, await goodsOnSale(1), day);
    await holdPlace(purchase, await quoteFor(purchase));
    const { Capacity } = await readSlot(purchase.slot.Id, day);
    const checkout = await lookAtSlots();
    await checkout.chipAt(time).getByText('Only 5 left').waitFor();

    const desk = slotDesk(keeper.page);
    await desk.open(testTown.groupId, day);
    await expectGoodScreen(keeper, '40-slots-heat-map');
    await desk.openSlot(words);
    await desk.setCapacity(Capacity - 3);
    await desk.effect.getByText('2 free afterwards').waitFor();
    await expectGoodScreen(keeper, '41-slots-effect');
    await desk.save();
    await checkout.chipAt(time).getByText('Only 2 left').waitFor();
    expect(await customer.page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  });

  it('a slot closed by its switch and opened again, goes and comes in the picker', async () => {
    await lookAtSlots();
    const desk = slotDesk(keeper.page);
    await desk.open(testTown.groupId, day);
    await desk.openSlot(words);
    await desk.switch.click();
    await isShut().waitFor();
    await desk.panel.getByText('Closed. Orders stay.').waitFor();
    await desk.switch.click();
    await radioOf(false).waitFor();
  });

  it('a whole day closed with its reason and opened again, goes and comes in the picker', async () => {
    await lookAtSlots();
    const desk = slotDesk(keeper.page);
    await desk.open(testTown.groupId, day);
    await desk.openSlot(words);
    await desk.closeWholeDay(reason);
    await desk.closedDay(reason).waitFor();
    await isShut().waitFor();
    await expectGoodScreen(keeper, '42-slots-closed-days');
    await desk.openDay(reason);
    await desk.closedDay(reason).waitFor({ state: 'detached' });
    await radioOf(false).waitFor();
    expect(await customer.page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    expect([keeper.faults, customer.faults]).toEqual([[], []]);
  });

  it('the other parts, opened, are good screens', async () => {
    for (const [path, name, picture] of [
      ['templates', 'Templates', '43-slots-templates'],
      ['waiting', 'Waiting list', '44-slots-waiting'],
      ['pincodes', 'Pincodes', '45-slots-pincodes'],
      ['charges', 'Charges', '46-slots-charges'],
    ] as const) {
      await keeper.page.goto(`/admin/slots/${path}`);
      await keeper.page.getByRole('heading', { level: 1, name }).waitFor();
      await keeper.page
        .getByRole('main')
        .getByText(/What rolls for|Nobody waits|waiting,|pincodes|Everybody/)
        .first()
        .waitFor();
      await expectGoodScreen(keeper, picture);
    }
  });
});
