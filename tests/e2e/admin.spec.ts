import { orderStatus } from '@tokri/contracts';
import type { Browser } from 'playwright-core';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import {
  goodsOnSale,
  orderIn,
  placeOrder,
  readyToOrder,
  type Placed,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openTestTown, testPincode } from '../support/api/test-town.ts';
import { expectSoon } from '../support/browser/expect-soon.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectGoodScreen } from '../support/browser/screen-check.ts';
import {
  newVisitor,
  withSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { officeOrders } from '../support/pages/office-pages.ts';
import { orderDetailsPage } from '../support/pages/order-pages.ts';

const day = dayAhead(2);
const widths: readonly ScreenWidth[] = [1280, 360];

describe.each(widths)('the office at %i px', (width) => {
  const wish = {
    date: day,
    start: width === 360 ? '12:00' : '14:00',
    end: width === 360 ? '13:00' : '15:00',
  };
  let browser: Browser;
  let staff: Visitor;
  let customer: Visitor;
  let purchases: readonly [Purchase, Purchase];
  let placed: readonly [Placed, Placed];

  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    const [goods] = await goodsOnSale(1);
    if (!goods) throw new Error('the shop has nothing to sell');
    const buy = async (): Promise<readonly [Purchase, Placed]> => {
      const purchase = await newPurchase(clerk, wish);
      const order = await placeOrder(purchase.buyer, await readyToOrder(purchase, [goods]));
      await orderIn(purchase.buyer, order.Id, { states: [orderStatus.Confirmed] });
      return [purchase, order];
    };
    const [one, other] = [await buy(), await buy()];
    purchases = [one[0], other[0]];
    placed = [one[1], other[1]];
    browser = await openBrowser();
    staff = await newVisitor(browser, width);
    await withSession(staff, clerk, testPincode);
    customer = await newVisitor(browser, width);
    await withSession(customer, purchases[0].buyer, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('staff take an order of the day to its door, the customer sees each step live', async () => {
    const [{ Id, TransactionNumber }] = placed;
    const office = officeOrders(staff.page);
    await orderDetailsPage(customer.page).open(Id);
    await office.open(day);
    await office.row(TransactionNumber).waitFor();
    await office.board.waitFor();
    await expectGoodScreen(staff, '30-office-orders');
    await office.openOrder(TransactionNumber);
    await expectGoodScreen(staff, '31-office-order');

    for (const [button, status] of [
      ['Mark packed', 'Packed'],
      ['Send out', 'Out for delivery'],
      ['Mark delivered', 'Delivered'],
    ] as const) {
      await office.step(TransactionNumber, button, status);
      await orderDetailsPage(customer.page)
        .standing.getByText(status, { exact: true })
        .first()
        .waitFor();
    }
    expect(
      (await orderIn(purchases[0].buyer, Id, { states: [orderStatus.Delivered] })).Status,
    ).toBe(orderStatus.Delivered);
    expect([staff.faults, customer.faults]).toEqual([[], []]);
  });

  it('staff cancel another with a reason, its customer reads it', async () => {
    const [, { Id, TransactionNumber }] = placed;
    const office = officeOrders(staff.page);
    await office.open(day);
    await office.search(TransactionNumber);
    await office.openOrder(TransactionNumber);
    await office.cancel(TransactionNumber, 'Goods are missing');
    await office.panel(TransactionNumber).getByText('Cancelled', { exact: true }).first().waitFor();
    expect(
      await orderIn(purchases[1].buyer, Id, { states: [orderStatus.Cancelled] }),
    ).toMatchObject({ CancelReason: 'Goods are missing' });
    await expectGoodScreen(staff, '32-office-cancelled');
  });

  it('a new order, placed meanwhile, appears by itself; several move on together', async () => {
    const { clerk } = peopleUnderTest();
    const office = officeOrders(staff.page);
    await office.open(day);
    const [goods] = await goodsOnSale(1);
    const purchase = await newPurchase(clerk, wish);
    const { Id, TransactionNumber } = await placeOrder(
      purchase.buyer,
      await readyToOrder(purchase, goods ? [goods] : []),
    );
    await office.row(TransactionNumber).getByText('Confirmed').waitFor();
    await office.select(TransactionNumber);
    await office.bulk.getByRole('button', { name: 'Mark packed (1)' }).click();
    await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await office.row(TransactionNumber).getByText('Packed').waitFor();
    await orderIn(purchase.buyer, Id, { states: [orderStatus.Packed] });
  });

  it('dead letters and chat, opened, are good screens', async () => {
    for (const [path, name, picture] of [
      ['/admin/dead-letters', 'Dead letters', '33-office-letters'],
      ['/admin/chat', 'Chat', '34-office-chat'],
    ] as const) {
      await staff.page.goto(path);
      await staff.page.getByRole('heading', { level: 1, name }).waitFor();
      await staff.page
        .getByRole('main')
        .getByText(/No dead letters|Nobody has written yet|T\d{4}-\d+|order\./)
        .first()
        .waitFor();
      await expectGoodScreen(staff, picture);
    }
  });

  it('staff without its permission see no orders, a customer is refused, somebody signed out comes back after signing in', async () => {
    const [porter, stranger] = [await newVisitor(browser, width), await newVisitor(browser, width)];
    await withSession(porter, peopleUnderTest().porter, testPincode);
    await porter.page.goto('/admin/orders');
    await porter.page.getByRole('heading', { level: 1, name: 'Not one of your areas' }).waitFor();
    await expectSoon(porter.page.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);

    await customer.page.goto('/admin');
    await customer.page
      .getByRole('heading', { level: 1, name: 'This part is for staff' })
      .waitFor();
    await expectGoodScreen(customer, '35-office-refused');

    await stranger.page.goto('/admin/orders?Status=3');
    await stranger.page.waitForURL(/\/login\?returnTo=%2Fadmin%2Forders%3FStatus%3D3$/);
  });
});
