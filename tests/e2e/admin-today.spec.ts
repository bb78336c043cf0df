import type { Permission } from '@tokri/contracts/platform';
import type { Browser } from 'playwright-core';
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

describe.each(widths)('the start page of staff at %i px', (width) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  const openToday = async (permissions: readonly Permission[]): Promise<Visitor> => {
    const staff = await createVisitor(browser, width);
    await presetSession(staff, await createStaff(permissions), testPincode);
    await staff.page.goto('/admin');
    await staff.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    return staff;
  };
  const tile = (staff: Visitor, name: string) =>
    staff.page.getByRole('region', { name, exact: true });

  it('shows everything to staff with all permissions, each number with its list', async () => {
    const staff = await openToday(['transactions', 'payments', 'items', 'chat', 'messaging']);
    await tile(staff, 'Dead letters').getByRole('link').waitFor();
    await tile(staff, 'Late orders').getByRole('link').waitFor();
    await tile(staff, 'Payments').getByRole('link').first().waitFor();
    await tile(staff, 'Next orders')
      .locator('li')
      .or(staff.page.getByText('Nothing left to deliver'))
      .first()
      .waitFor();
    await expectAccessibleScreen(staff, '140-admin-today');
    await tile(staff, 'Stock')
      .getByRole('link', { name: /running out/ })
      .first()
      .click();
    await staff.page.waitForURL(/\/admin\/stock\?LocationId=1&Stock=low/);
    await staff.page.goto('/admin');
    await tile(staff, 'Late orders').getByRole('link').click();
    await staff.page.waitForURL(/Days=late/);
    if (width === 360) await staff.page.getByRole('button', { name: 'Filters' }).click();
    await expectEventually(
      staff.page.getByRole('button', { name: 'Late', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
  it('keeps the way to sign out in the window while the device is offline', async () => {
    const staff = await openToday(['transactions']);
    await staff.context.setOffline(true);
    await staff.page.getByText('You are offline').first().waitFor();
    if (width === 360) await staff.page.getByRole('button', { name: 'Open menu' }).click();
    const box = await staff.page.getByRole('button', { name: 'Sign out' }).boundingBox();
    const height = await staff.page.evaluate(() => innerHeight);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await staff.context.setOffline(false);
  });
  it('shows staff with only the permission for payments only payments', async () => {
    const staff = await openToday(['payments']);
    await tile(staff, 'Takings today').getByRole('link').first().waitFor();
    await expectEventually(tile(staff, 'Late orders')).toHaveCount(0);
    await expectEventually(tile(staff, 'Next orders')).toHaveCount(0);
    await expectEventually(tile(staff, 'Stock')).toHaveCount(0);
    await expectAccessibleScreen(staff, '141-admin-today-payments');
  });
  it('tells staff whose work has no figures so', async () => {
    const staff = await openToday(['offers']);
    await staff.page.getByText('Nothing to watch here').waitFor();
    await expectAccessibleScreen(staff, '142-admin-today-empty');
  });
});
