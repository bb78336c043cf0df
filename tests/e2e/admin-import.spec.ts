import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { callApiOk } from '../support/api/call-api.ts';
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
const header = 'Code,Name,Brand,ItemGroup,ItemType,Status,HSN,TaxPercent,UnitName,Rate,Mrp,Stock';

interface ItemRow {
  readonly Name: string;
  readonly ItemGroupName: string;
  readonly ItemTypeName: string;
}

const listItems = (search: string): Promise<readonly ItemRow[]> =>
  callApiOk<readonly ItemRow[]>({
    path: '/api/admin/catalog/items',
    query: search === '' ? {} : { Search: search },
    token: testUsers().administrator.token,
  });

describe.each(widths)('the import of items at %i px', (width) => {
  const stamp = `${Date.now().toString(36)}${width}`.toUpperCase();
  const code = (row: number): string => `IMP${stamp}${row}`.padEnd(12, 'X');
  const name = (row: number): string => `Imported rusk ${stamp} ${row}`;
  const toRow = (row: number, { rate = 40, mrp = '45' } = {}): string =>
    [
      code(row),
      name(row),
      'Test bakery',
      category.group,
      category.type,
      0,
      '1905',
      5,
      '200 g',
      rate,
      mrp,
      3,
    ]
      .map((value) => `"${value}"`)
      .join();
  const file = (rows: readonly string[]) => ({
    name: `rusks-${stamp}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows, ''].join('\r\n')),
  });
  let browser: Browser;
  let staff: Visitor;
  let category: { readonly group: string; readonly type: string };
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    const [sold] = await listItems('');
    category = { group: sold?.ItemGroupName ?? '', type: sold?.ItemTypeName ?? '' };
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, await createStaff(['items']), testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });
  const listNames = async (): Promise<readonly string[]> =>
    (await listItems(stamp)).map(({ Name }) => Name);

  it('refuses a file that is no list', async () => {
    const { page } = staff;
    await page.goto('/admin/items/import');
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no list') });
    await page
      .getByRole('alert')
      .getByText('photo.png is neither a CSV nor an XLSX file.')
      .waitFor();
  });

  it('shows what each row would do before anything is written, and names what is wrong', async () => {
    const { page } = staff;
    await page
      .getByLabel(/^Choose (a|another) file$/)
      .setInputFiles(file([toRow(1), toRow(2), toRow(3, { rate: 50 }), toRow(4, { mrp: 'x' })]));
    await page.getByRole('heading', { name: `Columns of rusks-${stamp}.csv` }).waitFor();
    await expectAccessibleScreen(staff, '240-admin-import-columns');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).waitFor();
    await page.getByText('2 rows are wrong and are left out.').waitFor();
    await expectAccessibleScreen(staff, '241-admin-import-checked');
    expect(await listNames()).toEqual([]);
  });

  it('saves the wrong rows as a file with the reason of each', async () => {
    const { page } = staff;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download wrong rows' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(code(3));
    expect(text).toContain(code(4));
    expect(text).not.toContain(code(1));
  });

  it('imports the right rows, and takes them back', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 new, 0 changed, 0 unchanged.').waitFor();
    await expectAccessibleScreen(staff, '242-admin-import-done');
    expect([...(await listNames())].sort()).toEqual([name(1), name(2)]);
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await page.getByText('0 items restored, 2 items deleted (2 imported rows).').waitFor();
    expect(await listNames()).toEqual([]);
  });

  it('is remembered in the list of former imports', async () => {
    const { page } = staff;
    await page.getByRole('link', { name: 'All imports' }).click();
    const imports = page.getByRole('table', { name: 'List of former imports' });
    await imports.getByText(`rusks-${stamp}.csv`).waitFor();
    await expectAccessibleScreen(staff, '243-admin-imports');
  });

  it('names rows with a category that the shop does not have, and leaves them out', async () => {
    const { page } = staff;
    const mistyped = toRow(5).replace(`"${category.type}"`, `"${category.type} ${stamp}"`);
    await page.getByLabel(/^Choose (a|another) file$/).setInputFiles({
      name: `mistyped-${stamp}.csv`,
      mimeType: 'text/csv',
      // A column of its own, because the choices of the last import with the same columns return.
      buffer: Buffer.from(`${header},${stamp}\r\n${toRow(6)},\r\n${mistyped},\r\n`),
    });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('1 new category is created').waitFor();
    const rows = page.getByRole('table', { name: 'Rows of the import' });
    await rows.getByText('New category').waitFor();
    await expectAccessibleScreen(staff, '285-admin-import-new-category');
    await page.getByRole('button', { name: 'Leave out their rows' }).click();
    await page.getByText('1 row is wrong and is left out.').waitFor();
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
    await rows.getByText(/is no category of the shop/).waitFor();
    await page.getByRole('button', { name: 'Change the columns' }).click();
    await page.getByRole('heading', { name: `Columns of mistyped-${stamp}.csv` }).waitFor();
    expect(
      await page
        .getByLabel('Leave out rows with a category that the shop does not have')
        .isChecked(),
    ).toBe(true);
    await expectAccessibleScreen(staff, '286-admin-import-columns-again');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await listNames()).toEqual([]);
  });
});
