import type { Browser } from 'playwright-core';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, type Visitor } from '../support/browser/visitor.ts';
import { shopLayout } from '../support/pages/shop-pages.ts';

const hourMs = 3_600_000;
const asha = { Name: 'Asha Test', Email: '', Mobile: '', Address: '', GSTN: '', PartyId: 0 };

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  visitor = await createVisitor(browser, 360);
  await visitor.page.goto('/footer');
});
afterEach(async () => {
  expect(visitor.pageErrors).toEqual([]);
  await visitor.close();
});
afterAll(async () => {
  await browser.close();
});

/** Unlike `presetStorage`, this does not come back after the shop cleared the storage. */
const store = (values: Readonly<Record<string, string>>): Promise<void> =>
  visitor.page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, values);
const stored = <Key extends string>(...keys: readonly Key[]): Promise<Record<Key, string | null>> =>
  visitor.page.evaluate(
    (names) => Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)])) as never,
    keys,
  );

it('opens the shop with user, pincode and company under their second names', async () => {
  const { otherCustomer } = testUsers();
  await store({
    userdetails: JSON.stringify({ ...asha, Id: otherCustomer.userId }),
    Token: otherCustomer.token,
    incode: '560034',
    cid: '1',
  });
  const { page } = visitor;
  await page.goto('/home');
  await expectEventually(shopLayout(page, 360).deliverTo).toContainText('560034');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Asha Test' }).waitFor();
  expect(await stored('CompanyId')).toEqual({ CompanyId: '1' });
});

describe('the booking date at the start of the shop', () => {
  const isoAt = (fromNowMs: number): string => new Date(Date.now() + fromNowMs).toISOString();
  const later = { future: 'true', current: 'false', name: 'Sunday' };
  const openWith = async (values: Readonly<Record<string, string>>) => {
    await store(values);
    await visitor.page.goto('/home');
    await shopLayout(visitor.page, 360).deliverTo.waitFor();
    const { LastBookingDate, ...view } = await stored(
      'LastBookingDate',
      'future',
      'current',
      'name',
    );
    const isNow = Math.abs(Date.parse(LastBookingDate ?? '') - Date.now()) < hourMs / 2;
    return { view, isNow };
  };

  it('resets the view to Today when it is more than 2 hours ahead', async () => {
    expect(await openWith({ ...later, LastBookingDate: isoAt(3 * hourMs) })).toEqual({
      view: { future: 'false', current: 'true', name: 'Today' },
      isNow: true,
    });
  });

  it('keeps the view while it is less than 2 hours ahead', async () => {
    expect(await openWith({ ...later, LastBookingDate: isoAt(hourMs) })).toEqual({
      view: later,
      isNow: false,
    });
  });

  it('is set to now when none is stored', async () => {
    expect((await openWith({})).isNow).toBe(true);
  });
});

describe('the end of a session', () => {
  const leftOver = { 'left-over': 'of this person', DeliveryDate: '2099-01-02' };

  it('comes with Logout after a question, and leaves only the pincode', async () => {
    const { otherCustomer } = testUsers();
    const { page } = visitor;
    await store({
      ...leftOver,
      user: JSON.stringify({ ...asha, Id: otherCustomer.userId }),
      Token: otherCustomer.token,
      UserPincode: '560034',
    });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirmation' });
    await question.getByText('Are you sure you want to leave?').waitFor();
    const isReloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Yes' }).click();
    await isReloaded;
    expect(new URL(page.url()).pathname).toBe('/home');
    await expectEventually(shopLayout(page, 360).deliverTo).toContainText('560034');
    expect(await stored('user', 'Token', 'UserPincode', 'left-over', 'DeliveryDate')).toEqual({
      user: null,
      Token: null,
      UserPincode: '560034',
      'left-over': null,
      DeliveryDate: null,
    });
  });

  it('comes with a 401 of the shop, clears the storage and leads home', async () => {
    const { page } = visitor;
    await store({
      ...leftOver,
      user: JSON.stringify({ ...asha, Id: 1 }),
      Token: 'of a session that is over',
      UserPincode: '560034',
    });
    await page.goto('/customer-dashboard');
    await page.waitForURL(/\/home$/);
    await page
      .getByText('You were signed out. Sign in to go on: your cart and slot are kept.')
      .waitFor();
    expect(await stored('user', 'Token', 'UserPincode', 'left-over')).toEqual({
      user: null,
      Token: null,
      UserPincode: '560034',
      'left-over': null,
    });
  });
});

it('opens home only for a stored user in a shop with party login', async () => {
  const { page } = visitor;
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace('"partyLogin":false', '"partyLogin":true'),
    });
  });
  await page.goto('/home');
  await page.waitForURL(/\/login\?returnTo=%2Fhome$/);
  await store({ user: JSON.stringify({ ...asha, Id: 1 }) });
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/home');
});
