import { addDays } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { callApi, sendCommand } from '../support/api/call-api.ts';
import { createHiddenItem, readItemPrices } from '../support/api/priced-items.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
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

describe.each(widths)('staff with only the permission rates at %i px', (width) => {
  const brand = `Prices ${width} ${Date.now().toString(36)}`;
  const name = `${brand} rice`;
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  let itemId: number;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    itemId = await createHiddenItem({ Name: name, Brand: brand });
    clerk = await createStaff(['rates']);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });
  const listRates = async () => (await readItemPrices(itemId)).Units[0]?.Rates ?? [];
  const openItem = async () => {
    const { page } = staff;
    await page.goto(`/admin/prices?Brand=${encodeURIComponent(brand)}`);
    await page.getByRole('link', { name, exact: true }).click();
    return page.getByRole('complementary', { name });
  };

  it('finds an item and may not enter other sections', async () => {
    const { page } = staff;
    await page.goto('/admin/prices');
    await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search items' }).fill(name);
    await page.getByRole('link', { name, exact: true }).waitFor();
    await expectAccessibleScreen(staff, '60-admin-prices');
    expect((await callApi({ path: '/api/admin/catalog/items', token: clerk.token })).status).toBe(
      403,
    );
    await page.goto('/admin/items');
    await page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
  });

  it('names a rate above the MRP, schedules a price, and withdraws it with undo', async () => {
    const panel = await openItem();
    const { page } = staff;
    await panel.getByRole('button', { name: `Add a price of ${name}, 1 kg` }).click();
    const sheet = page.getByRole('dialog', { name: `Price of ${name}, 1 kg` });
    await sheet.getByLabel('Price with GST').fill('50.40');
    await sheet.getByText('The highest price is ₹50.00.').waitFor();
    await expectAccessibleScreen(staff, '61-admin-price-above-mrp');
    await sheet.getByLabel('Price with GST').fill('46.20');
    await sheet.getByLabel('From').fill(dayAhead(3));
    await sheet.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('Scheduled').waitFor();
    await expectAccessibleScreen(staff, '62-admin-item-prices');
    await panel.getByRole('button', { name: /^Withdraw the price/ }).click();
    await eventually(async () => (await listRates()).length === 1, {
      missing: 'the withdrawal',
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await panel.getByText('Scheduled').waitFor();
  });

  it('shows what somebody else saved meanwhile and lets staff choose', async () => {
    const panel = await openItem();
    const { page } = staff;
    const FromDate = addDays(dayAhead(3), 2);
    await panel.getByRole('button', { name: `Add a price of ${name}, 1 kg` }).click();
    const sheet = page.getByRole('dialog', { name: `Price of ${name}, 1 kg` });
    await sheet.getByLabel('Price with GST').fill('46.20');
    await sheet.getByLabel('From').fill(FromDate);
    const seen = (await listRates()).at(-1);
    await sendCommand({
      path: '/api/admin/catalog/rates',
      token: testUsers().administrator.token,
      body: {
        ItemId: itemId,
        UnitId: (await readItemPrices(itemId)).Units[0]?.UnitId,
        FromDate,
        Rate: 46,
        Mrp: 50,
        SeenRateId: seen?.RateId ?? 0,
      },
    });
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.getByText('Somebody else changed this price').waitFor();
    await expectAccessibleScreen(staff, '63-admin-price-conflict');
    await sheet.getByRole('button', { name: 'Use mine' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await listRates()).at(-1)).toMatchObject({ Rate: 44, FromDate });
  });

  it('changes many prices after a preview and undoes the change', async () => {
    const { page } = staff;
    const other = await createHiddenItem({ Name: `${brand} wheat`, Brand: brand });
    await page.goto(`/admin/prices?Brand=${encodeURIComponent(brand)}`);
    if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Change all 2 that match' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change 2 items' });
    await sheet.getByLabel('Percent').fill('10');
    await sheet.getByRole('button', { name: 'Show preview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bulk change' }).waitFor();
    await page.getByRole('table', { name: 'Changes' }).waitFor();
    await expectAccessibleScreen(staff, '64-admin-price-preview');
    await page.getByRole('button', { name: 'Change 2 rows' }).click();
    await page.getByText('2 rows were changed.').waitFor();
    expect((await readItemPrices(other)).Units[0]?.Rates.at(-1)?.RateWithTax).toBe(46);
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('This change was undone.').waitFor();
    expect((await readItemPrices(other)).Units[0]?.Rates.at(-1)?.Rate).toBe(40);
    await page.goto('/admin/prices/changes');
    await page.getByRole('table', { name: 'Bulk changes' }).waitFor();
    await expectAccessibleScreen(staff, '65-admin-price-changes');
  });

  it('exports prices, and imports changed ones with the wrong rows named', async () => {
    const { page } = staff;
    await page.goto(`/admin/prices?Brand=${encodeURIComponent(brand)}`);
    await page.getByRole('link', { name, exact: true }).waitFor();
    for (const format of ['CSV file', 'Excel file']) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: format }).click(),
      ]);
      const file = await download.path();
      await page.getByRole('button', { name: 'Import' }).click();
      await page.getByLabel('CSV or Excel file').setInputFiles({
        name: download.suggestedFilename(),
        mimeType: 'application/octet-stream',
        buffer: readFileSync(file),
      });
      await page.getByRole('button', { name: 'Show preview' }).click();
      await page.getByText('There is nothing to change here.').waitFor();
      await page.goto(`/admin/prices?Brand=${encodeURIComponent(brand)}`);
      await page.getByRole('link', { name, exact: true }).waitFor();
    }
    const unitId = (await readItemPrices(itemId)).Units[0]?.UnitId ?? 0;
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('CSV or Excel file').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Pack number,Price with GST,MRP\r\n${unitId},41.50,50\r\n7x,1,2\r\n999999999,1,2\r\n`,
      ),
    });
    await page.getByLabel('New prices apply from').fill(dayAhead(9));
    await page.getByRole('button', { name: 'Show preview' }).click();
    await page.getByText('Row 3, Pack number:').waitFor();
    await page.getByText('There is no pack with the number 999999999.').waitFor();
    await expectAccessibleScreen(staff, '66-admin-price-import');
    await page.getByRole('button', { name: 'Change 1 row' }).click();
    await page.getByText('1 row was changed.').waitFor();
    expect((await listRates()).at(-1)).toMatchObject({ RateWithTax: 41.5, FromDate: dayAhead(9) });
    expect(staff.pageErrors).toEqual([]);
  });
});
