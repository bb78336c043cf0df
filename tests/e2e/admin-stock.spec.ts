import type { ItemResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApi, callApiOk, sendCommand } from '../support/api/call-api.ts';
import { listItemsOnSale } from '../support/api/shopping.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
import { openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { buildTrialItem } from '../support/api/trial-item.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const maxMsUntilNotSold = 2_000;
const widths: readonly ScreenWidth[] = [360, 1280];

const createItemOnSale = async (name: string): Promise<number> => {
  const [sold] = await listItemsOnSale();
  if (!sold) throw new Error('the shop has nothing to sell');
  const { Id } = await sendCommand({
    path: '/api/Item',
    token: testUsers().administrator.token,
    body: buildTrialItem(sold.ItemTypeId, { Name: name, Status: 1 }),
  });
  return Id;
};

const availableStock = async (itemId: number): Promise<number | undefined> =>
  (
    await callApiOk<readonly ItemResponse[]>({
      path: '/api/Item',
      query: {
        typeId: '0',
        categoryId: '0',
        pincode: '0',
        userId: '0',
        PDate: '0',
        ids: String(itemId),
      },
    })
  )[0]?.Units[0]?.Stock;

describe.each(widths)('the stock page at %i px', (width) => {
  const name = `Trial carrot ${width} ${Date.now().toString(36)}`;
  const unit = `${name}, 1 kg`;
  let itemId: number;
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    itemId = await createItemOnSale(name);
    clerk = await createStaff(['items']);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
    await sendCommand({
      method: 'GET',
      path: '/api/Item',
      token: testUsers().administrator.token,
      query: { ItemId: String(itemId) },
    });
  });
  const waitForStock = (expected: number) =>
    eventually(async () => (await availableStock(itemId)) === expected, {
      timeoutMs: maxMsUntilNotSold,
      missing: `a stock of ${expected}`,
    });
  const sheet = (title: string) => staff.page.getByRole('dialog', { name: title, exact: true });
  const actionsButton = () => staff.page.getByRole('button', { name: `Actions for ${unit}` });
  /** A wide table has the two most frequent changes in the row. */
  const openChange = async (change: 'Receive'): Promise<void> => {
    if (width === 1280)
      return staff.page.getByRole('button', { name: `${change} ${unit}` }).click();
    await actionsButton().click();
    await sheet(unit).getByRole('button', { name: change }).click();
  };

  it('opens for staff with only the permission items, and nothing of orders does', async () => {
    const { page } = staff;
    await page.goto('/admin/stock');
    await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
    await expectEventually(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
    await page.getByLabel('Search stock').fill(name);
    await actionsButton().waitFor();
    await expectAccessibleScreen(staff, '180-admin-stock');
    const orders = { path: '/api/Transaction', query: { TransactionsDetails: '0' } };
    expect((await callApi({ ...orders, token: clerk.token })).status).toBe(403);
  });

  it('receives goods, and names what is wrong with a number', async () => {
    await openChange('Receive');
    const form = sheet(`Receive ${unit}`);
    await form.getByRole('button', { name: 'Add to stock' }).click();
    await form.getByText('Enter a whole number from 1 to 10,00,000.').waitFor();
    await form.getByLabel('How many came in?').fill('7');
    await expectAccessibleScreen(staff, '181-admin-stock-receive');
    await form.getByRole('button', { name: 'Add to stock' }).click();
    await waitForStock(12);
  });

  it('corrects a count with a reason', async () => {
    const { page } = staff;
    await page.getByText(`${unit}: 7 added`).first().waitFor();
    await actionsButton().click();
    await sheet(unit).getByText('12 free • 0 reserved • 12 on the shelf').waitFor();
    await expectAccessibleScreen(staff, '290-admin-stock-actions');
    await sheet(unit).getByRole('button', { name: 'Correct' }).click();
    const form = sheet(`Correct ${unit}`);
    await form.getByLabel('How many are on the shelf?').fill('9');
    await form.getByText('Free to sell afterwards: 9').waitFor();
    await form.getByLabel('Reason').selectOption('damaged');
    await expectAccessibleScreen(staff, '182-admin-stock-correct');
    await form.getByRole('button', { name: 'Save count' }).click();
    await waitForStock(9);
  });

  it('stops selling within two seconds, and takes it back', async () => {
    const { page } = staff;
    await actionsButton().click();
    await sheet(unit).getByRole('button', { name: 'Mark as sold out' }).click();
    await waitForStock(0);
    await page.getByText(`${unit} is sold out here`).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await waitForStock(9);
  });

  it('keeps a change that is made without a connection, and sends it later', async () => {
    const { page } = staff;
    await page.context().setOffline(true);
    await openChange('Receive');
    await sheet(`Receive ${unit}`).getByLabel('How many came in?').fill('2');
    await sheet(`Receive ${unit}`).getByRole('button', { name: 'Add to stock' }).click();
    const queue = page.getByRole('region', { name: 'Not sent yet' });
    await queue.getByText(`${unit}: 2 received`).waitFor();
    await expectAccessibleScreen(staff, '183-admin-stock-offline');
    await page.context().setOffline(false);
    await waitForStock(11);
    await queue.waitFor({ state: 'hidden' });
  });

  it('lists every movement of the unit', async () => {
    const { page } = staff;
    await actionsButton().click();
    await sheet(unit).getByRole('link', { name: 'Movements' }).click();
    const list = page.getByRole('list', { name: 'List of movements' });
    await expectEventually(list.getByRole('listitem')).toHaveCount(6);
    await list.getByText('Damaged').waitFor();
    await expectAccessibleScreen(staff, '184-admin-stock-movements');
    await page.getByLabel('What').selectOption('correct');
    await expectEventually(list.getByRole('listitem')).toHaveCount(1);
  });
});
