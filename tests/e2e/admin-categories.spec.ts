import type { ItemGroup, ItemType } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApi, callApiOk, sendCommand } from '../support/api/call-api.ts';
import { createStaff } from '../support/api/staff.ts';
import { testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { buildTrialItem } from '../support/api/trial-item.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [1280, 360];

const readGroups = () => callApiOk<readonly ItemGroup[]>({ path: '/api/ItemGroup' });
const readTypes = (groupId: number) =>
  callApiOk<readonly ItemType[]>({
    path: '/api/ItemType',
    query: { ItemGroupId: String(groupId) },
  });

describe.each(widths)('the page of categories at %i px', (width) => {
  const run = `${width} ${Date.now() % 1_000_000}`;
  const department = `Puja samagri ${run}`;
  const [incense, lamps, renamed] = [`Agarbatti ${run}`, `Diya ${run}`, `Diya and lamps ${run}`];
  const itemName = `Brass diya ${run}`;
  let browser: Browser;
  let staff: Visitor;

  beforeAll(async () => {
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, await createStaff(['items']), testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const openPage = async () => {
    const { page } = staff;
    await page.goto('/admin/items/categories');
    await page.getByRole('region', { name: 'Departments and their categories' }).waitFor();
    return page;
  };
  const openDepartment = async () => {
    const page = await openPage();
    await page.getByRole('button', { name: `Categories of ${department}` }).click();
    return page;
  };
  const save = async (name: string) => {
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await staff.page.getByText(`${name} saved`).first().waitFor();
  };
  const addCategory = async (name: string, hindi: string) => {
    const { page } = staff;
    await page.getByRole('button', { name: `New category in ${department}` }).click();
    await page.getByLabel('Name in English').fill(name);
    await page.getByLabel('Name in Hindi').fill(hindi);
    await save(name);
  };
  const findGroup = () =>
    eventually(async () => (await readGroups()).find(({ Name }) => Name === department), {
      missing: `the department ${department}`,
    });

  it('adds a department with a picture, and names what is missing', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'New department' }).click();
    const sheet = page.getByRole('dialog', { name: 'New department' });
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.getByText('Enter a name.').waitFor();
    await sheet.getByLabel('Name in English').fill(department);
    await sheet.getByLabel('Name in Hindi').fill('पूजा सामग्री');
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 120 } });
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'puja.png', mimeType: 'image/png', buffer });
    await sheet.getByRole('button', { name: 'Picture 1 of 1' }).waitFor();
    await expectAccessibleScreen(staff, '278-admin-category');
    await save(department);
    await expectEventually(page.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);
  });

  it('adds categories and orders them by keyboard', async () => {
    const page = await openDepartment();
    await addCategory(incense, 'अगरबत्ती');
    await addCategory(lamps, 'दीया');
    const handle = page.getByRole('button', { name: `Move ${lamps}, place 2 of 2` });
    await handle.focus();
    const announced = (text: string) =>
      page.getByText(text, { exact: true }).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await announced('Lifted. Place 2 of 2.');
    await page.keyboard.press('ArrowUp');
    await announced('Place 1 of 2.');
    await page.keyboard.press('Space');
    await page.getByText('New order saved').first().waitFor();
    await openDepartment();
    await page.getByRole('button', { name: `Move ${lamps}, place 1 of 2` }).waitFor();
    await expectAccessibleScreen(staff, '279-admin-categories');
    const { Id } = await findGroup();
    expect((await readTypes(Id)).map(({ Name }) => Name)).toEqual([lamps, incense]);
  });

  it('shows both versions when somebody else saved meanwhile', async () => {
    const page = await openDepartment();
    await page.getByRole('button', { name: `Edit ${lamps}` }).click();
    await page.getByLabel('Name in English').fill(renamed);
    const other = await createVisitor(browser, width);
    await presetSession(other, testUsers().clerk, testPincode);
    await other.page.goto('/admin/items/categories');
    await other.page.getByRole('button', { name: `Categories of ${department}` }).click();
    await other.page.getByRole('button', { name: `Edit ${lamps}` }).click();
    await other.page.getByLabel('Name in Hindi').fill('दीपक');
    await other.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await other.page.getByText(`${lamps} saved`).first().waitFor();
    await other.close();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Name in Hindi.*दीया.*दीपक/ }).waitFor();
    await expectAccessibleScreen(staff, '279-admin-category-conflict');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText(`${renamed} saved`).first().waitFor();
  });

  it('does not delete a category with items, and shows customers its new name', async () => {
    const { clerk } = testUsers();
    const group = await findGroup();
    const type = await eventually(
      async () => (await readTypes(group.Id)).find(({ Name }) => Name === renamed),
      { missing: `the category ${renamed}` },
    );
    const { Id } = await sendCommand({
      path: '/api/Item',
      token: clerk.token,
      body: buildTrialItem(type.Id, { Name: itemName, Status: 1 }),
    });
    const page = await openDepartment();
    await page.getByRole('button', { name: `Delete ${renamed}` }).click();
    await page.getByText('1 item', { exact: false }).first().waitFor();
    const visitor = await createVisitor(browser, width);
    await presetStorage(visitor, { UserPincode: testPincode });
    await visitor.page.goto(`/sub-category?GroupId=${group.Id}`);
    await visitor.page.getByRole('link', { name: `${renamed} 1 item` }).waitFor();
    await visitor.close();
    await callApi({
      path: '/api/Item',
      query: { ItemId: String(Id) },
      token: clerk.token,
    });
  });

  it('deletes empty categories with undo, and then the department', async () => {
    const page = await openDepartment();
    await page.getByRole('button', { name: `Delete ${incense}` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`${incense} is as before`).first().waitFor();
    for (const name of [incense, renamed, department]) {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await page.getByText(`${name} deleted`).first().waitFor();
    }
    expect(staff.pageErrors).toEqual([]);
  });
});
