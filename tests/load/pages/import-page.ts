import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { BrowserContext, Page } from 'playwright-core';
import { callApiOk } from '../../support/api/call-api.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { openBrowser } from '../../support/browser/open-browser.ts';
import { seconds, type Benchmark } from '../report.ts';
import { createContext } from './open-page.ts';

const timeoutMs = 600_000;
const plantedErrors = 50;
const gstPercent = 5;
const maxNameLength = 120;

interface Product {
  readonly index: string;
  readonly product: string;
  readonly category: string;
  readonly sub_category: string;
  readonly brand: string;
  readonly sale_price: string;
  readonly market_price: string;
  readonly type: string;
}

type Row = Readonly<Record<string, string | number>>;

const codeOf = ({ index }: Pick<Product, 'index'>): string => `PAGE${index.padStart(8, '0')}`;

/** Prices of the file include GST. One paisa less, because both halves of the tax are rounded. */
const beforeGst = (price: string): number =>
  (Math.floor((Number(price) * 10_000) / (100 + gstPercent)) - 1) / 100;

const toRow = (product: Product): Row => ({
  Code: codeOf(product),
  Name: (product.product || product.type).slice(0, maxNameLength),
  Brand: product.brand.slice(0, 60).trim() || 'Loose',
  ItemGroup: product.category,
  ItemType: product.sub_category,
  Status: 0,
  HSN: '2106',
  TaxPercent: gstPercent,
  UnitName: '1 pc',
  Rate: beforeGst(product.sale_price),
  Mrp: Number(product.market_price),
  Stock: 0,
});

const faults: readonly ((row: Row) => Row)[] = [
  (row) => ({ ...row, Rate: 'abc' }),
  (row) => ({ ...row, Rate: Number(row.Mrp) * 2 }),
  (row) => ({ ...row, TaxPercent: 7 }),
  (row) => ({ ...row, Name: '' }),
  (row) => ({ ...row, HSN: '12x4' }),
];

/** One of each kind after the other, evenly spread over the file. */
const plant = (rows: readonly Row[]) => {
  const step = Math.floor(rows.length / plantedErrors);
  const planted = new Set<string>();
  const all = rows.map((row, index) => {
    const fault = faults[(index / step) % faults.length];
    if (index % step !== 0 || planted.size === plantedErrors || !fault) return row;
    planted.add(String(row.Code));
    return fault(row);
  });
  return { rows: all, planted };
};

const readWrongCodes = async (page: Page): Promise<ReadonlySet<string>> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download wrong rows' }).click(),
  ]);
  const rows = parse(await readFile(await download.path(), 'utf8'), {
    columns: true,
    bom: true,
  }) as readonly { readonly Code: string }[];
  return new Set(rows.map(({ Code }) => Code));
};

const expectSame = (found: ReadonlySet<string>, planted: ReadonlySet<string>): void => {
  const missing = [...planted].filter((code) => !found.has(code));
  const more = [...found].filter((code) => !planted.has(code));
  if (missing.length + more.length > 0)
    throw new Error(`not named: ${missing.join()}; named although right: ${more.join()}`);
};

const readProducts = async (file: string): Promise<readonly Product[]> =>
  parse(await readFile(file, 'utf8'), {
    columns: (names: string[]) => names.map((name, column) => name || `column ${column}`),
    relaxColumnCount: true,
  });

const openImport = async (context: BrowserContext, rows: readonly Row[]): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.goto('/admin/items/import');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(stringify([...rows], { header: true })),
  });
  await page.getByRole('button', { name: 'Check the file' }).waitFor();
  return page;
};

/** Clicks a button, and the same one in the question that follows. */
const confirmClick = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
};

const timeOf = async (task: () => Promise<unknown>): Promise<string> => {
  const startedAtMs = performance.now();
  await task();
  return seconds(performance.now() - startedAtMs);
};

const countFirstItem = async (token: string): Promise<number> =>
  (
    await callApiOk<readonly unknown[]>({
      path: '/api/admin/catalog/items',
      query: { Search: codeOf({ index: '2' }) },
      token,
    })
  ).length;

/**
 * A member of staff imports the products on the page and takes them back; some rows are wrong on
 * purpose. Throws when another row is named, or when more or fewer rows are written.
 */
export const importPage: Benchmark = async ([file]) => {
  if (file === undefined)
    throw new Error(
      'Name the file: npm run bench -- import-page ../shared/data/grocery-products.csv',
    );
  const { rows, planted } = plant((await readProducts(file)).map(toRow));
  const right = (rows.length - planted.size).toLocaleString('en-IN');
  const { clerk } = await signInTestUsers();
  const browser = await openBrowser();
  try {
    const page = await openImport(
      await createContext(browser, { width: 1280, person: clerk }),
      rows,
    );
    const startName = `Import ${right} rows`;
    const check = await timeOf(async () => {
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByRole('button', { name: startName }).waitFor();
    });
    expectSame(await readWrongCodes(page), planted);
    if ((await countFirstItem(clerk.token)) > 0) throw new Error('the check has written items');
    const result = await timeOf(async () => {
      await confirmClick(page, startName);
      await page.getByText(`${right} new, 0 changed, 0 unchanged.`).waitFor();
    });
    const undo = await timeOf(async () => {
      await confirmClick(page, 'Undo this import');
      await page.getByText(`0 items restored, ${right} items deleted`).waitFor();
    });
    if ((await countFirstItem(clerk.token)) > 0) throw new Error('the undo has left items');
    return [
      { label: 'rows, planted errors', value: `${rows.length}, ${planted.size}` },
      { label: 'check, exactly the planted rows named', value: check },
      { label: `import of ${right} new items`, value: result },
      { label: 'undo, all of them deleted', value: undo },
    ];
  } finally {
    await browser.close();
  }
};
