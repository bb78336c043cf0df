import type { Browser } from 'playwright-core';
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

describe.each(widths)('locations, with only the permission pincodes, at %i px', (width) => {
  const name = `Depot ${width} ${Date.now().toString(36)}`;
  let browser: Browser;
  let staff: Visitor;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, await createStaff(['pincodes']), testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('are added and renamed', async () => {
    const { page } = staff;
    await page.goto('/admin/slots/locations');
    await page.getByLabel('Name of the location').fill(name);
    await page.getByRole('button', { name: 'Add a location' }).click();
    await page.getByRole('button', { name: `Rename ${name}` }).click();
    await page.getByLabel('Name of the location').fill(`${name} shop`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('region', { name: `${name} shop` }).waitFor();
    await expectAccessibleScreen(staff, '250-admin-locations');
  });

  it('are closed and reopened', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: `Close ${name} shop` }).click();
    const sheet = page.getByRole('dialog', { name: `Close ${name} shop` });
    await sheet.getByText('Nothing is sold or counted here').waitFor();
    await expectAccessibleScreen(staff, '251-admin-location-close');
    await sheet.getByRole('button', { name: 'Close location' }).click();
    const closed = page.getByRole('region', { name: 'Closed' });
    await closed.getByText(`${name} shop`).waitFor();
    await expectAccessibleScreen(staff, '252-admin-locations-closed');
    await closed.getByRole('button', { name: `Reopen ${name} shop` }).click();
    await page.getByRole('region', { name: `${name} shop` }).waitFor();
  });

  it('serve another area only after a warning', async () => {
    const { page } = staff;
    const area = page.getByRole('combobox', { name: 'Location of Chennai' });
    const before = await area.inputValue();
    await area.selectOption(`${name} shop`);
    const warning = page.getByRole('alertdialog');
    await warning.getByText(/what it does not have is sold out/).waitFor();
    await warning.getByRole('button', { name: 'No' }).click();
    await warning.waitFor({ state: 'hidden' });
    expect(await area.inputValue()).toBe(before);
  });
});
