import type { Browser } from 'playwright-core';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { callApi, callApiOk } from '../support/api/call-api.ts';
import { uniqueEmail, uniqueMobile } from '../support/api/mobiles.ts';
import { testUsers } from '../support/api/test-users.ts';
import { findGoodsInStock, placeOrder, prepareOrder } from '../support/api/shopping.ts';
import { signIn, waitForCode } from '../support/api/sign-in.ts';
import { ensureAddress, dayAhead, openSlot, openTestArea } from '../support/api/test-area.ts';
import {
  dashboardPage,
  favouritesPage,
  favouriteButton,
  profilePage,
} from '../support/pages/account-pages.ts';
import { addressSheet } from '../support/pages/checkout-page.ts';
import { shopLayout, listPage } from '../support/pages/shop-pages.ts';
import { readCodeFromStandIns } from '../support/pages/stand-ins-page.ts';
import { loginPage, welcomePage } from '../support/pages/welcome-page.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const longName = 'Asha Padmanabhapuram Venkatasubramanian';
const homeAddress = {
  pincode: '560034',
  name: 'Asha Rao',
  address: 'Flat 12, Neem House, 4th Cross, Koramangala',
};
const packed = '4';

describe.each(widths)('the account pages at %i px', (width) => {
  const mobile = uniqueMobile();
  let browser: Browser;
  let visitor: Visitor;
  let favouriteName: string;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('asks a signed-out visitor to sign in and then shows an empty dashboard', async () => {
    await welcomePage(visitor.page).open();
    await welcomePage(visitor.page).deliverTo('560034');
    await visitor.page.waitForURL(/\/home/);
    await visitor.page.goto('/customer-dashboard');
    await visitor.page.getByText('Sign in first').waitFor();
    await expectAccessibleScreen(visitor, '60-dashboard-signed-out');
    await visitor.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await loginPage(visitor.page).askForCode(mobile);
    await loginPage(visitor.page).enterCode(await readCodeFromStandIns(browser, mobile));
    await visitor.page.waitForURL(/customer-dashboard/);
    await visitor.page.getByText('No active orders').waitFor();
    await dashboardPage(visitor.page)
      .favourites.getByText(/No favourites yet/)
      .waitFor();
    await expectAccessibleScreen(visitor, '61-dashboard-new');
  });

  it('greets with the saved name and keeps the mobile number read-only', async () => {
    await visitor.page.getByRole('link', { name: 'Edit profile' }).click();
    const profile = profilePage(visitor.page);
    await profile.name.waitFor();
    await expectEventually(profile.mobile).not.toBeEditable();
    await profile.rename(longName);
    await expectAccessibleScreen(visitor, '62-profile');
    await dashboardPage(visitor.page).open();
    await visitor.page.getByRole('heading', { level: 1, name: `Namaste, ${longName}` }).waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { level: 1, name: `Namaste, ${longName}` }).waitFor();
  });

  it('verifies an email for order updates by a code', async () => {
    const email = uniqueEmail();
    const profile = profilePage(visitor.page);
    await profile.open();
    await profile.name.waitFor();
    await profile.saveEmail(email);
    await visitor.page.getByText(/^Not verified/).waitFor();
    await expectAccessibleScreen(visitor, '62-email-not-verified');
    await profile.openVerification();
    await expectAccessibleScreen(visitor, '62-verify-email');
    await profile.verify(() => waitForCode(email, 0));
    await visitor.page.getByText(`${email} is verified`).waitFor();
    await expectEventually(visitor.page.getByText(/^Verified /)).toHaveCount(2);
  });

  it('keeps one address when it is added and then edited', async () => {
    const profile = profilePage(visitor.page);
    await profile.open();
    await profile.addresses.getByRole('button', { name: 'Add New Address' }).click();
    const sheet = addressSheet(visitor.page);
    await sheet.fill({ ...homeAddress, mobile });
    await sheet.save();
    await sheet.closed();
    await profile.cards.getByText('Default').waitFor();
    await profile.cards.first().getByRole('button', { name: /^Edit/ }).click();
    await sheet.fill({ ...homeAddress, mobile, address: 'Flat 14, Neem House' });
    await expectAccessibleScreen(visitor, '63-address');
    await sheet.save();
    await sheet.closed();
    await profile.addresses.getByText('Flat 14, Neem House, 560034').waitFor();
    await expectEventually(profile.cards).toHaveCount(1);
    await expectAccessibleScreen(visitor, '64-addresses');
  });

  it('marks an item as favourite and keeps it after a reload', async () => {
    await visitor.page.goto('/product-list');
    await listPage(visitor.page).cards.first().waitFor();
    [favouriteName = ''] = await listPage(visitor.page).names();
    const favouriteSaved = visitor.page.waitForResponse(
      (response) =>
        response.url().includes('/api/Favourite') && response.request().method() === 'POST',
    );
    await favouriteButton(visitor.page, favouriteName).click();
    await expectEventually(favouriteButton(visitor.page, favouriteName)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await favouriteSaved;
    await visitor.page.reload();
    await favouriteButton(visitor.page, favouriteName).waitFor();
    await expectEventually(favouriteButton(visitor.page, favouriteName)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessibleScreen(visitor, '65-favourite-added');
    await listPage(visitor.page).openFirst();
    await expectEventually(favouriteButton(visitor.page, favouriteName)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await favouritesPage(visitor.page).open();
    await favouritesPage(visitor.page).cards.first().waitFor();
    await expectEventually(favouritesPage(visitor.page).cards).toHaveText([favouriteName]);
    await expectAccessibleScreen(visitor, '66-favourites');
  });

  it('restores a removed favourite with undo and removes it for good without', async () => {
    const favourites = favouritesPage(visitor.page);
    await favouriteButton(visitor.page, favouriteName).click();
    await visitor.page.getByText('No favourites yet').waitFor();
    await visitor.page.getByRole('button', { name: 'Undo' }).click();
    await favourites.cards.first().waitFor();
    await visitor.page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
    await expectEventually.poll(() => shopLayout(visitor.page, width).badge()).toBe(1);
    const favouriteRemoved = visitor.page.waitForResponse(
      (response) =>
        response.url().includes('/api/Favourite') && response.request().method() === 'DELETE',
    );
    await favouriteButton(visitor.page, favouriteName).click();
    await favouriteRemoved;
    await visitor.page.reload();
    await visitor.page.getByText('No favourites yet').waitFor();
    await expectAccessibleScreen(visitor, '67-favourites-empty');
  });

  it('shows on the dashboard without a reload that staff packed the order', async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    const buyer = await signIn(mobile);
    const [goods] = await findGoodsInStock(1);
    if (!goods) throw new Error('the shop has nothing to sell');
    const slot = await openSlot(clerk, {
      date: dayAhead(3),
      start: width === 360 ? '11:00' : '11:30',
      end: width === 360 ? '11:30' : '12:00',
    });
    const { Id } = await placeOrder(
      buyer,
      await prepareOrder({ buyer, addressId: await ensureAddress(buyer), slot }, [goods]),
    );
    const dashboard = dashboardPage(visitor.page);
    await dashboard.open();
    await dashboard.order.getByText('Confirmed', { exact: true }).waitFor();
    await expectAccessibleScreen(visitor, '68-dashboard');
    await callApiOk({
      path: '/api/Transaction',
      query: {
        TransactionId: String(Id),
        Status: packed,
        UserId: String(buyer.userId),
        Name: '',
        TransactionNumber: '',
        Email: '',
        Mobile: '',
      },
      token: clerk.token,
    });
    await dashboard.order.getByText('Packed', { exact: true }).waitFor();
    await dashboard.order.getByRole('link', { name: 'Track order' }).click();
    await visitor.page.waitForURL(new RegExp(`track-order\\?Id=${Id}`));
  });

  it('signs out every device', async () => {
    const other = await signIn(mobile);
    await dashboardPage(visitor.page).open();
    await dashboardPage(visitor.page).signOut('Sign out on all devices');
    await expectEventually
      .poll(() =>
        visitor.page.evaluate(() => [
          localStorage.getItem('user'),
          localStorage.getItem('UserPincode'),
        ]),
      )
      .toEqual([null, '560034']);
    const [renewal] = await callApiOk<readonly { Error: number; Code: string }[]>({
      method: 'POST',
      path: '/api/Token',
      headers: { cookie: other.cookie },
    });
    expect(renewal).toMatchObject({ Error: 1, Code: 'signed-out' });
    const own = { path: `/api/CustomerProfile?UserId=${other.userId}`, token: other.token };
    await expectEventually.poll(async () => (await callApi(own)).status).toBe(401);
    await visitor.page.goto('/customer-dashboard');
    await visitor.page.getByText('Sign in first').waitFor();
  });

  it('throws no errors', () => {
    expect(visitor.pageErrors).toEqual([]);
  });
});

describe('the customers page', () => {
  it('lets staff find a customer and turns a customer away', async () => {
    const browser = await openBrowser();
    const { clerk, otherCustomer } = testUsers();
    const staff = await createVisitor(browser, 1280);
    await presetSession(staff, clerk, '560034');
    await staff.page.goto('/customers-page');
    await staff.page.getByRole('main').getByRole('searchbox').fill(otherCustomer.mobile);
    await staff.page.getByRole('button', { name: 'Find' }).click();
    await staff.page.getByText('1 customer').waitFor();
    await expectAccessibleScreen(staff, '69-customers');
    const customer = await createVisitor(browser, 360);
    await presetSession(customer, await signIn(uniqueMobile()), '560034');
    await customer.page.goto('/customers-page');
    await customer.page.getByText('Only customer support staff can see this page').waitFor();
    await expectAccessibleScreen(customer, '70-customers-not-allowed');
    await browser.close();
  });
});
