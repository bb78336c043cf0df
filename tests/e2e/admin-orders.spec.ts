import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { Browser, Page } from 'playwright-core';
import { callApiOk } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  findGoodsInStock,
  waitForOrder,
  placeOrder,
  prepareOrder,
  readOrder,
  type PlacedOrderEntry,
  type Purchase,
} from '../support/api/shopping.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { expectNoShift } from '../support/browser/expect-no-shift.ts';
import {
  delayLiveStream,
  disablePolling,
  waitForLiveStream,
} from '../support/browser/live-stream.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { paintObserverScript } from '../support/browser/paint-figures.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { adminOrdersPage } from '../support/pages/admin-orders-page.ts';
import { orderDetailsPage } from '../support/pages/order-pages.ts';

const day = dayAhead(2);
const pollIntervalMs = 15_000;

describe.each<ScreenWidth>([1280, 360])('the admin orders page at %i px', (width) => {
  const slotWindow = {
    date: day,
    start: width === 360 ? '12:00' : '14:00',
    end: width === 360 ? '13:00' : '15:00',
  };
  let browser: Browser;
  let staff: Visitor;
  let customer: Visitor;
  let purchases: readonly [Purchase, Purchase];
  let placed: readonly [PlacedOrderEntry, PlacedOrderEntry];

  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    const [goods] = await findGoodsInStock(1);
    if (!goods) throw new Error('the shop has nothing to sell');
    const buy = async (): Promise<readonly [Purchase, PlacedOrderEntry]> => {
      const purchase = await createPurchase(clerk, slotWindow);
      const order = await placeOrder(purchase.buyer, await prepareOrder(purchase, [goods]));
      await waitForOrder(purchase.buyer, order.Id, { states: [orderStatus.Confirmed] });
      return [purchase, order];
    };
    const [one, other] = [await buy(), await buy()];
    purchases = [one[0], other[0]];
    placed = [one[1], other[1]];
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
    customer = await createVisitor(browser, width);
    await presetSession(customer, purchases[0].buyer, testPincode);
  });
  afterAll(() => browser.close());

  it.each(['/admin/orders', '/admin/slots/templates'])(
    'does not shift while %s loads',
    async (path) => {
      const { page, context } = staff;
      await context.addInitScript(paintObserverScript);
      await page.goto(path);
      await page.locator('main table').filter({ visible: true }).first().waitFor();
      await expectEventually(page.locator('main .skeleton')).toHaveCount(0);
      await expectNoShift(page);
    },
  );

  it('opens on the next day with orders', async () => {
    const { PDate } = await callApiOk<{ readonly PDate: string }>({
      path: '/api/admin/order/next-day',
      query: { FromDate: dayAhead(0) },
      token: testUsers().clerk.token,
    });
    await staff.page.goto('/admin/orders');
    await staff.page.waitForURL((url) => url.searchParams.get('PDate') === PDate);
    await adminOrdersPage(staff.page).row('T').first().waitFor();
  });

  it('lets staff deliver an order with its bill while the customer sees each status live', async () => {
    const [{ Id, TransactionNumber }] = placed;
    const ordersPage = adminOrdersPage(staff.page);
    await orderDetailsPage(customer.page).open(Id);
    await ordersPage.open(day);
    await ordersPage.row(TransactionNumber).waitFor();
    await ordersPage.statusTabs.waitFor();
    await expectAccessibleScreen(staff, '30-admin-orders');
    await ordersPage.showStatusTable(width);
    await expectAccessibleScreen(staff, '30-admin-orders-filters');
    await ordersPage.openOrder(TransactionNumber);
    await expectAccessibleScreen(staff, '31-admin-order');

    const waitForCustomerStatus = (status: string) =>
      orderDetailsPage(customer.page)
        .statusRegion.getByText(status, { exact: true })
        .first()
        .waitFor();
    await ordersPage.changeStatus(TransactionNumber, 'Mark as packed', 'Packed');
    await waitForCustomerStatus('Packed');
    await ordersPage
      .panel(TransactionNumber)
      .getByRole('link', { name: /^Bill / })
      .waitFor();
    await ordersPage.sendOut(TransactionNumber);
    await waitForCustomerStatus('Out for delivery');
    await ordersPage.deliverForCash(TransactionNumber);
    await waitForCustomerStatus('Delivered');
    await expectEventually
      .poll(async () => (await readOrder(purchases[0].buyer, Id)).PaymentStatus)
      .toBe(paymentStatus.Paid);
    expect([staff.pageErrors, customer.pageErrors]).toEqual([[], []]);
  });

  it('shows the customer the reason when staff cancel an order', async () => {
    const [, { Id, TransactionNumber }] = placed;
    const ordersPage = adminOrdersPage(staff.page);
    await ordersPage.open(day);
    await ordersPage.search(TransactionNumber);
    await ordersPage.openOrder(TransactionNumber);
    await ordersPage.cancel(TransactionNumber, 'Goods are missing');
    await ordersPage
      .panel(TransactionNumber)
      .getByText('Cancelled', { exact: true })
      .first()
      .waitFor();
    expect(
      await waitForOrder(purchases[1].buyer, Id, { states: [orderStatus.Cancelled] }),
    ).toMatchObject({ CancelReason: 'Goods are missing' });
    await expectAccessibleScreen(staff, '32-admin-order-cancelled');
  });

  describe('without polling', () => {
    let page: Page;
    beforeEach(async () => {
      page = await staff.context.newPage();
      await disablePolling(page, pollIntervalMs);
    });
    afterEach(async () => {
      await page.close();
    });
    const placeNewOrder = async (): Promise<
      PlacedOrderEntry & { readonly buyer: SignedInUser }
    > => {
      const [goods] = await findGoodsInStock(1);
      const purchase = await createPurchase(testUsers().clerk, slotWindow);
      const order = await placeOrder(
        purchase.buyer,
        await prepareOrder(purchase, goods ? [goods] : []),
      );
      return { ...order, buyer: purchase.buyer };
    };

    it('lists an order that the live stream reports and changes its status among the selected', async () => {
      const ordersPage = adminOrdersPage(page);
      const streamOpened = waitForLiveStream(page);
      await ordersPage.open(day);
      await streamOpened;
      const { Id, TransactionNumber, buyer } = await placeNewOrder();
      await ordersPage.row(TransactionNumber).getByText('Confirmed').waitFor();
      await ordersPage.select(TransactionNumber);
      await ordersPage.bulk.getByRole('button', { name: 'Mark as packed (1)' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
      await ordersPage.row(TransactionNumber).getByText('Packed').waitFor();
      await waitForOrder(buyer, Id, { states: [orderStatus.Packed] });
    });

    it('lists an order that was placed before the live stream opened', async () => {
      const ordersPage = adminOrdersPage(page);
      const openStream = await delayLiveStream(page);
      await ordersPage.open(day);
      await ordersPage.statusTabs.waitFor();
      const { Id, TransactionNumber, buyer } = await placeNewOrder();
      await waitForOrder(buyer, Id, { states: [orderStatus.Confirmed] });
      expect(await ordersPage.row(TransactionNumber).count()).toBe(0);
      openStream();
      await ordersPage.row(TransactionNumber).getByText('Confirmed').waitFor();
    });
  });

  it('finds the notifications of an order by number and kind', async () => {
    const [{ TransactionNumber }] = placed;
    await staff.page.goto('/admin/messages');
    const main = staff.page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Customer or order' }).fill(TransactionNumber);
    await main.getByRole('button', { name: 'Search notifications' }).click();
    await main.getByRole('combobox', { name: 'Notification' }).selectOption('Delivered');
    await staff.page.waitForURL(/[?&]Kind=delivered/);
    const rows = main.getByRole('row').filter({ has: staff.page.getByRole('cell') });
    await expectEventually(rows.filter({ hasText: TransactionNumber })).not.toHaveCount(0);
    await expectEventually(rows.filter({ hasNotText: TransactionNumber })).toHaveCount(0);
    await expectAccessibleScreen(staff, '47-admin-notifications');
  });

  it('links to accessible screens for dead letters and chat', async () => {
    for (const [path, name, picture] of [
      ['/admin/dead-letters', 'Dead letters', '33-admin-dead-letters'],
      ['/admin/chat', 'Chat', '34-admin-chat'],
    ] as const) {
      await staff.page.goto(path);
      await staff.page.getByRole('heading', { level: 1, name }).waitFor();
      await staff.page
        .getByRole('main')
        .getByText(/No dead letters|No conversations yet|T\d{4}-\d+|order\./)
        .first()
        .waitFor();
      await expectAccessibleScreen(staff, picture);
    }
  });

  it('is closed to customers and to staff without the permission', async () => {
    const [staffWithoutOrders, signedOut] = [
      await createVisitor(browser, width),
      await createVisitor(browser, width),
    ];
    await presetSession(staffWithoutOrders, testUsers().noPermissions, testPincode);
    await staffWithoutOrders.page.goto('/admin/orders');
    await staffWithoutOrders.page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
    await expectEventually(
      staffWithoutOrders.page.getByRole('link', { name: 'Orders', exact: true }),
    ).toHaveCount(0);

    await customer.page.goto('/admin');
    await customer.page
      .getByRole('heading', { level: 1, name: 'This page is for staff' })
      .waitFor();
    await expectAccessibleScreen(customer, '35-admin-no-access');

    await signedOut.page.goto('/admin/orders?Status=3');
    await signedOut.page.waitForURL(/\/login\?returnTo=%2Fadmin%2Forders%3FStatus%3D3$/);
  });
});
