import type { Browser } from 'playwright-core';
import { buildTrialItem } from '../support/api/trial-item.ts';
import { sendCommand } from '../support/api/call-api.ts';
import { listItemsOnSale } from '../support/api/shopping.ts';
import { createStaff } from '../support/api/staff.ts';
import { testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [1280, 360];

const createItem = async (name: string): Promise<number> => {
  const [sold] = await listItemsOnSale();
  if (!sold) throw new Error('the shop has nothing to sell');
  const { Id } = await sendCommand({
    path: '/api/Item',
    token: testUsers().administrator.token,
    body: buildTrialItem(sold.ItemTypeId, { Name: name, Status: 1 }),
  });
  return Id;
};

const openAs = async (browser: Browser, width: ScreenWidth): Promise<Visitor> => {
  const staff = await createVisitor(browser, width);
  await presetSession(staff, await createStaff(['items']), testPincode);
  return staff;
};

describe.each(widths)('the form of an item at %i px', (width) => {
  const name = `Tender coconut ${width} ${process.pid}`;
  let browser: Browser;
  let staff: Visitor;
  let itemId: number;

  beforeAll(async () => {
    itemId = await createItem(name);
    browser = await openBrowser();
    staff = await openAs(browser, width);
  });
  afterAll(async () => {
    await browser.close();
  });

  const openForm = async ({ page }: Visitor): Promise<void> => {
    await page.goto(`/admin/items/${itemId}`);
    await page.getByRole('form', { name: 'Item' }).waitFor();
  };

  it('names what is missing before a new item is saved', async () => {
    const { page } = staff;
    await page.goto('/admin/items/new');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessibleScreen(staff, '50-admin-new-item');
  });

  it('saves a change that customers see', async () => {
    const { page } = staff;
    await openForm(staff);
    await expectAccessibleScreen(staff, '51-admin-item-form');
    const narration = `Cool and fresh ${width}`;
    await page.getByLabel('Description', { exact: true }).fill(narration);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`${name} was saved`).first().waitFor();
    await page.goto(`/single-product?ItemId=${itemId}`);
    await page.getByText(narration).first().waitFor();
  });

  it('loses nothing when two members of staff change the same item', async () => {
    const other = await openAs(browser, width);
    await openForm(staff);
    await openForm(other);
    await other.page.getByLabel('Brand', { exact: true }).fill('Palm Grove');
    await other.page.getByLabel('Description', { exact: true }).fill('Their words');
    await other.page.getByRole('button', { name: 'Save' }).click();
    await other.page.getByText(`${name} was saved`).first().waitFor();
    await other.close();

    const { page } = staff;
    await page.getByLabel('Description', { exact: true }).fill('My words');
    await page.getByRole('button', { name: 'Save' }).click();
    const sheet = page.getByRole('dialog', { name: 'Someone else changed this item' });
    await sheet.getByText('Their words').waitFor();
    await sheet.getByText('My words').waitFor();
    await expectAccessibleScreen(staff, '52-admin-item-conflict');
    await sheet.getByRole('button', { name: 'Keep chosen values and save' }).click();
    await page.getByText(`${name} was saved`).first().waitFor();
    await openForm(staff);
    expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('My words');
    expect(await page.getByLabel('Brand', { exact: true }).inputValue()).toBe('Palm Grove');
  });

  it('shows who changed what, before and after', async () => {
    const { page } = staff;
    await openForm(staff);
    await page.getByRole('heading', { name: 'History' }).click();
    const history = page.getByRole('list', { name: 'History' });
    await history.getByRole('row', { name: 'Description Their words My words' }).waitFor();
    await history.getByText('Created an item').waitFor();
    await expectAccessibleScreen(staff, '157-admin-item-history');
  });
});
