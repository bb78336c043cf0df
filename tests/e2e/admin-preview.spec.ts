import type { Browser, Page } from 'playwright-core';
import { callApi, callApiOk, sendCommand } from '../support/api/call-api.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { listItemsOnSale } from '../support/api/shopping.ts';
import { signIn, type SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
import { testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [1280, 360];

const readStorage = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }));

describe.each(widths)('the shop as a customer sees it at %i px', (width) => {
  const name = `Kavita Rao ${width}`;
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  let customer: SignedInUser;
  let preview: Visitor;

  beforeAll(async () => {
    customer = await signIn(uniqueMobile());
    await sendCommand({
      path: '/api/UserRegister',
      token: customer.token,
      body: { UserId: customer.userId, Name: name },
    });
    clerk = await createStaff(['users']);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const countFavourites = async (): Promise<number> =>
    (
      await callApiOk<readonly unknown[]>({
        path: '/api/Favourite',
        query: { UserId: String(customer.userId) },
        token: customer.token,
      })
    ).length;

  it('opens from the panel of the customer in a tab of its own', async () => {
    await staff.page.goto(`/admin/customers/${customer.userId}`);
    const opened = staff.context.waitForEvent('page');
    await staff.page.getByRole('link', { name: 'See the shop as this customer' }).click();
    preview = { ...staff, page: await opened };
    await preview.page.getByText('The start is kept in the audit log.').waitFor();
    await expectAccessibleScreen(preview, '260-preview-start');
    await preview.page.getByRole('button', { name: 'Start preview' }).click();
    await preview.page.getByText(`You see the shop as ${name}. Nothing can be changed.`).waitFor();
    await expectEventually(preview.page).toHaveURL(/\/home$/);
    await preview.page.getByRole('heading', { name: 'Shop by category' }).first().waitFor();
    await expectAccessibleScreen(preview, '170-preview-home');
  });

  it('shows what the customer has', async () => {
    const { page } = preview;
    await page.goto('/update-profile');
    await page.getByRole('textbox', { name: 'Name' }).first().waitFor();
    await expectEventually(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(name);
    expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(0);
    await expectAccessibleScreen(preview, '171-preview-profile');
  });

  it('says on pages of orders and chats that the permissions of staff do not include them', async () => {
    const { page } = preview;
    for (const [path, screen] of [
      ['/booking-history', '261-preview-orders-hidden'],
      ['/conversations', '262-preview-chats-hidden'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Not shown in your preview' }).waitFor();
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await expectAccessibleScreen(preview, screen);
    }
  });

  it('answers what would change something with a note, and changes nothing', async () => {
    const { page } = preview;
    const before = await readStorage(staff.page);
    const [item] = await listItemsOnSale(1);
    await page.goto(`/single-product?ItemId=${item?.Id ?? 0}`);
    await page
      .getByRole('button', { name: /favourite/i })
      .first()
      .click();
    await page.getByText('You see the shop as a customer. Nothing can be changed.').waitFor();
    await expectAccessibleScreen(preview, '172-preview-note');
    expect(await countFavourites()).toBe(0);
    expect(await readStorage(staff.page)).toEqual(before);
  });

  it('is refused by the server if a page sends a command', async () => {
    const token = await preview.page.evaluate(() => sessionStorage.getItem('Token'));
    const response = await callApi({
      path: '/api/Favourite',
      method: 'POST',
      token: token ?? '',
      body: { UserId: customer.userId, ItemId: 1 },
    });
    expect(response).toMatchObject({ status: 403, body: { code: 'preview-read-only' } });
  });

  it('ends with a button, and staff are still signed in', async () => {
    const { page } = preview;
    await page.getByRole('button', { name: 'End preview' }).click();
    await page.getByRole('heading', { name: 'The preview has ended' }).waitFor();
    await expectAccessibleScreen(preview, '173-preview-ended');
    await page.getByRole('link', { name: 'Back to the admin pages' }).click();
    await page.getByRole('complementary', { name }).waitFor();
    expect(staff.pageErrors).toEqual([]);
  });
});
