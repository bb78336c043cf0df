import {
  itemAdminOperations,
  type BulkChangeResponse,
  type BulkChangeRowResponse,
} from '@tokri/contracts/api';
import { today } from '@tokri/web-kit/ui';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse } from '../../../testing/fake-admin-api.ts';
import { setupItemsApi } from '../../../testing/fake-items-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { preparePriceChange, readBulkChange, listBulkChangeRows } = itemAdminOperations;

const buildChange = (overrides: Partial<BulkChangeResponse> = {}): BulkChangeResponse => ({
  BatchId: 'b',
  Kind: 'percent',
  Value: '30',
  Rounding: 'rupee',
  FromDate: today(),
  PartyId: 0,
  State: 'prepared',
  CreatedAt: '2026-11-28T05:00:00+05:30',
  CreatedBy: 9,
  Items: 1,
  Rows: 1,
  Refused: 1,
  Unchanged: 0,
  Done: 0,
  Failed: 0,
  NotUndone: 0,
  ErrorCount: 0,
  Errors: [],
  ...overrides,
});

const aboveMrp = {
  Code: 'rate-above-mrp',
  Message: 'The price with GST would be ₹143.00. The highest rate before tax is ₹104.76.',
};
const buildRow = (overrides: Partial<BulkChangeRowResponse> = {}): BulkChangeRowResponse => ({
  Row: 1,
  ItemId: 3,
  ItemName: 'Onion',
  Code: 'ONION-000003',
  UnitId: 30,
  UnitName: '1 kg',
  PartyId: 0,
  FromDate: today(),
  FileRow: 0,
  Before: '94.5',
  After: '143',
  Mrp: '110',
  Rejection: aboveMrp,
  Failure: null,
  ...overrides,
});

let api: ReturnType<typeof setupItemsApi>;
let rows: readonly BulkChangeRowResponse[];
beforeEach(() => {
  api = setupItemsApi();
  rows = [buildRow()];
  api.network.respondTo(readBulkChange, () =>
    buildChange({ Rows: rows.length, Refused: rows.length }),
  );
  api.network.respondTo(listBulkChangeRows, () => pageResponse(rows));
  api.network.respondTo(preparePriceChange, () => [commandOk(1, {})] as never);
});
afterEach(() => api.network.restore());

const batchId = '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10';
const openPreview = () => renderPage(routes, `/admin/items/changes/${batchId}`);

describe('the preview of a bulk change', () => {
  it('says that all prices would be above the MRP, and the highest price with GST', async () => {
    rows = [buildRow(), buildRow({ Row: 2 }), buildRow({ Row: 3 })];
    openPreview();
    expect(await screen.findByText(/^All 3 would be above MRP\./)).toBeVisible();
    expect(
      screen.getAllByText('₹143.00 is above the MRP. The highest price is ₹110.00.'),
    ).toHaveLength(3);
    expect(screen.queryByText(/before tax/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change 3 rows/ })).toBeNull();
  });
  it('names the price that the server refused, which may be another one of the pack', async () => {
    const Message = '1 kg: The price with GST would be ₹118.00, above the MRP of ₹110.00.';
    rows = [buildRow({ Rejection: null, Failure: { Code: 'rate-above-mrp', Message } })];
    openPreview();
    expect(await screen.findByText(Message)).toBeVisible();
  });
  it('says only that all are refused when the reasons differ', async () => {
    const Rejection = { Code: 'item-deleted', Message: 'This item was deleted.' };
    rows = [buildRow(), buildRow({ Row: 2, Rejection })];
    openPreview();
    expect(await screen.findByText('This item was deleted.')).toBeVisible();
    expect(screen.getByText('All 2 are refused. The reasons are below.')).toBeVisible();
  });
  it('names a wrong cell of the file by row, pack and heading', async () => {
    api.network.respondTo(readBulkChange, () =>
      buildChange({
        Kind: 'import',
        Value: '1',
        ErrorCount: 1,
        Errors: [
          {
            Row: 4,
            Column: 'RateWithTax',
            Rule: 'amount',
            ItemName: 'Onion',
            UnitName: '3 kg',
            Message: '“abc” is not an amount.',
          },
        ],
      }),
    );
    openPreview();
    expect(await screen.findByText('Row 4, Onion 3 kg, Price with GST:')).toBeVisible();
    expect(screen.getByText(/“abc” is not an amount/)).toBeVisible();
  });
  it('of a count is named so, says which rows are left out and offers another file', async () => {
    rows = [buildRow({ FromDate: '', Mrp: '', Before: '8', After: '9', Rejection: null })];
    const stock = { Kind: 'stock', Value: '2', Rounding: 'none', FromDate: '' } as const;
    const errors = [{ Row: 9, Column: 'Counted', Rule: 'count', Message: 'x' }];
    api.network.respondTo(readBulkChange, () =>
      buildChange({ ...stock, Refused: 0, ErrorCount: 1, Errors: errors }),
    );
    const { user } = renderPage(routes, `/admin/stock/changes/${batchId}`);
    expect(await screen.findByRole('heading', { name: 'Stock count from a file' })).toBeVisible();
    expect(
      screen.getByText('Nothing is saved yet. Rows that cannot be read are left out.'),
    ).toBeVisible();
    await screen.findByText('Onion, 1 kg');
    for (const name of ['From', 'Note'])
      expect(screen.queryByRole('columnheader', { name })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Choose another file' }));
    expect(await screen.findByRole('dialog', { name: /^Import a stock count/ })).toBeVisible();
  });
  it('of prices from a file leads back to the choice of a file', async () => {
    api.network.respondTo(readBulkChange, () =>
      buildChange({ Kind: 'import', Value: '1', Refused: 0 }),
    );
    const { user } = renderPage(routes, `/admin/prices/changes/${batchId}`);
    expect(await screen.findByRole('heading', { name: 'Prices from a file' })).toBeVisible();
    expect(screen.getByText('Nothing is saved yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose another file' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
  it('asks for another percentage without a new selection', async () => {
    const { user } = renderPage(routes, '/admin/items');
    await user.click(await screen.findByRole('checkbox', { name: /Onion/ }));
    await user.click(screen.getByRole('button', { name: 'Change 1 item' }));
    await user.selectOptions(screen.getByLabelText('What to change'), 'Price by percent');
    await user.type(screen.getByLabelText('Percent'), '30{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Change the percentage' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Change 1 item' }));
    const percent = sheet.getByLabelText('Percent');
    expect(percent).toHaveValue('30');
    await user.clear(percent);
    await user.type(percent, '10{Enter}');
    await waitFor(() =>
      expect(api.network.requestsTo(preparePriceChange).map(({ body }) => body)).toMatchObject([
        { ItemIds: [3], Value: 30 },
        { ItemIds: [3], Value: 10 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
