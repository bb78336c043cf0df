import type { ItemResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { buildTrialItem } from '../support/api/trial-item.ts';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import { listItemsOnSale } from '../support/api/shopping.ts';
import { createStaff } from '../support/api/staff.ts';
import { openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
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
const widths: readonly ScreenWidth[] = [1280, 360];

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

const isSold = async (itemId: number): Promise<boolean> => {
  const [item] = await callApiOk<readonly ItemResponse[]>({
    path: '/api/Item',
    query: {
      typeId: '0',
      categoryId: '0',
      pincode: '0',
      userId: '0',
      PDate: '0',
      ids: String(itemId),
    },
  });
  return item?.Units.some(({ Available }) => Available) ?? false;
};

describe.each(widths)('staff with only the permission items at %i px', (width) => {
  const name = `Trial tomato ${width} ${Date.now().toString(36)}`;
  let itemId: number;
  let browser: Browser;
  let staff: Visitor;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    itemId = await createItemOnSale(name);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, await createStaff(['items']), testPincode);
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
  const waitUntilSold = (expected: boolean) =>
    eventually(async () => (await isSold(itemId)) === expected, {
      timeoutMs: maxMsUntilNotSold,
      missing: `an item that is ${expected ? 'sold' : 'not sold'}`,
    });

  /** On a phone the actions of a row are behind its one button. */
  const openActions = async () => {
    await staff.page.getByRole('button', { name: `More actions for ${name}` }).click();
    return staff.page.getByRole('dialog', { name, exact: true });
  };
  const markSoldOut = async () =>
    width === 360
      ? (await openActions()).getByRole('button', { name: 'Mark sold out' }).click()
      : staff.page.getByRole('button', { name: `Mark sold out: ${name}` }).click();
  const openStock = async (stock: string) =>
    width === 360
      ? (await openActions()).getByRole('button', { name: `Stock of 1 kg: ${stock}` }).click()
      : staff.page
          .getByRole('button', { name: `Change the stock of ${name}, 1 kg: ${stock}` })
          .click();
  const waitForState = (wide: string, narrow: string) =>
    staff.page
      .getByRole('row')
      .filter({ hasText: name })
      .filter({ hasText: width === 360 ? narrow : wide })
      .waitFor();

  it('sees the items and no other section', async () => {
    const { page } = staff;
    await page.goto('/admin/items');
    await page.getByRole('heading', { level: 1, name: 'Items' }).waitFor();
    await page.getByRole('table', { name: 'List of items' }).waitFor();
    if (width === 360) await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Admin' }).filter({ visible: true });
    await expectEventually(menu.getByRole('link', { name: 'Items' })).toBeVisible();
    expect(await menu.getByRole('link', { name: /Orders|Slots|Chat|Operations/ }).count()).toBe(0);
    await page.goto('/admin/orders');
    await page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
  });

  it('marks an item as sold out, so that the shop stops selling it, and undoes it', async () => {
    const { page } = staff;
    await page.goto('/admin/items');
    await page.getByRole('searchbox', { name: 'Search items' }).fill(name);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.waitFor();
    await waitUntilSold(true);
    await expectAccessibleScreen(staff, '40-admin-items');
    expect(await page.getByRole('button', { name: /^Change the price/ }).count()).toBe(0);
    await markSoldOut();
    await waitUntilSold(false);
    await waitForState('Sold out', 'Sold out');
    await page.getByRole('button', { name: 'Undo' }).click();
    await waitUntilSold(true);
    await waitForState('Only 5 left', 'Low stock');
  });

  it('counts the stock in a form that works with a keyboard', async () => {
    const { page } = staff;
    if (width === 360) {
      const sheet = await openActions();
      await sheet.getByRole('button', { name: 'Hide' }).waitFor();
      await expectAccessibleScreen(staff, '45-admin-item-actions');
      await page.keyboard.press('Escape');
    }
    await openStock('Only 5 left');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.getByRole('textbox', { name: 'How many are on the shelf?' }).fill('3');
    await expectAccessibleScreen(staff, '41-admin-item-stock');
    await page.keyboard.press('Enter');
    await waitForState('Only 3 left', 'Low stock');
    expect(staff.pageErrors).toEqual([]);
  });
});
