import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApiOk } from '../support/api/call-api.ts';
import { createHiddenItem } from '../support/api/priced-items.ts';
import { createStaff } from '../support/api/staff.ts';
import { openTestArea, testPincode } from '../support/api/test-area.ts';
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

describe.each(widths)('many items at once, with only the permission items, at %i px', (width) => {
  const name = `Bulk ${width} ${Date.now().toString(36)}`;
  let browser: Browser;
  let staff: Visitor;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    for (const kind of ['red', 'green']) await createHiddenItem({ Name: `${name} ${kind}` });
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, await createStaff(['items']), testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });
  const listStatuses = async () =>
    (
      await callApiOk<readonly { Status: number }[]>({
        path: '/api/admin/catalog/items',
        query: { Search: name },
        token: testUsers().administrator.token,
      })
    ).map(({ Status }) => Status);
  const openItems = () => staff.page.goto(`/admin/items?Search=${encodeURIComponent(name)}`);

  it('changes the selected items after a preview, and undoes it', async () => {
    const { page } = staff;
    await openItems();
    await page.getByRole('checkbox', { name: `Select ${name} red` }).check();
    await page.getByRole('checkbox', { name: `Select ${name} green` }).check();
    const bar = page.getByRole('region', { name: 'Change many items' });
    await bar.getByText('2 selected').waitFor();
    await expectAccessibleScreen(staff, '70-admin-bulk-bar');
    await bar.getByRole('button', { name: 'Change 2 items' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change 2 items' });
    expect(await sheet.getByRole('option', { name: 'Price by percent' }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'Show preview' }).click();
    await sheet.getByText('Choose one.').waitFor();
    await sheet.getByLabel('New status').selectOption('On sale');
    await expectAccessibleScreen(staff, '67-admin-bulk-form');
    await sheet.getByRole('button', { name: 'Show preview' }).click();
    await page.getByRole('table', { name: 'Changes' }).waitFor();
    await expectAccessibleScreen(staff, '68-admin-bulk-preview');
    expect(await listStatuses()).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Change 2 rows' }).click();
    await page.getByText('2 rows were changed.').waitFor();
    expect(await listStatuses()).toEqual([1, 1]);
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('This change was undone.').waitFor();
    await eventually(async () => (await listStatuses()).every((status) => status === 0), {
      missing: 'the old statuses',
    });
  });

  it('saves, renames and deletes a view that follows the person', async () => {
    const { page } = staff;
    await openItems();
    if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name', { exact: true }).fill('My bulk items');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await views.getByRole('link', { name: 'My bulk items' }).waitFor();
    await expectAccessibleScreen(staff, '69-admin-saved-view');
    await page.goto('/admin/items');
    await views.getByRole('link', { name: 'My bulk items' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: `${name} red` })
      .waitFor();
    expect(page.url()).toContain('Search=');
    await views.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Bulk');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await views.getByRole('link', { name: 'Bulk', exact: true }).waitFor();
    await views.getByRole('button', { name: 'Delete the view Bulk' }).click();
    await views.getByRole('link', { name: 'Bulk', exact: true }).waitFor({ state: 'detached' });
    expect(staff.pageErrors).toEqual([]);
  });
});
