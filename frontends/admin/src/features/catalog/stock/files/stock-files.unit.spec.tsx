import { itemAdminOperations, slotOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../../routes.tsx';
import { setupItemsApi } from '../../../../testing/fake-items-api.ts';
import { commandOk, commandRejected } from '../../../../testing/fixtures.ts';
import { toExportRows } from './export-stock.ts';

const { exportStock, listStockCounts, prepareStockImport } = itemAdminOperations;

let api: ReturnType<typeof setupItemsApi>;
beforeEach(() => {
  localStorage.clear();
  api = setupItemsApi();
  api.network.respondTo(listStockCounts, () => []);
});
afterEach(() => api.network.restore());

const openImport = async () => {
  const { user } = renderPage(routes, '/admin/stock');
  await user.click(await screen.findByRole('button', { name: 'Import count' }));
  return { user, sheet: within(await screen.findByRole('dialog')) };
};
/** The DOM of the specs has no `text` of files. */
const csv = (text: string) =>
  Object.assign(new File([text], 'count.csv', { type: 'text/csv' }), {
    text: () => Promise.resolve(text),
  });

describe('the stock page', () => {
  it('leads to all movements at the location that it shows', async () => {
    renderPage(routes, '/admin/stock');
    expect(await screen.findByRole('link', { name: 'Movements' })).toHaveAttribute(
      'href',
      '/admin/stock/movements?LocationId=1',
    );
  });
});

describe('stock of a location as a file', () => {
  it('has every figure of a pack', () => {
    const stock = { UnitId: 30, Code: 'ON1', Name: 'Onion', UnitName: '1 kg' };
    expect(
      toExportRows([{ ...stock, Counted: 15, SetAside: 3, Free: 12, IsWithdrawn: true }])[1],
    ).toEqual([30, 'ON1', 'Onion', '1 kg', 15, 3, 12, 'Yes']);
  });

  it('is exported in parts', async () => {
    Object.assign(URL, { createObjectURL: () => '#stock', revokeObjectURL: () => undefined });
    api.network.respondTo(exportStock, ({ query }) => ({
      Parts: 2,
      Rows: [],
      After: query.After === '0' ? 900 : null,
    }));
    const { user } = renderPage(routes, '/admin/stock');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: 'CSV file' }));
    expect(await screen.findByText('0 packs exported')).toBeInTheDocument();
    expect(api.network.requestsTo(exportStock).map(({ query }) => query)).toMatchObject([
      { LocationId: '1', Part: '1', After: '0' },
      { LocationId: '1', Part: '2', After: '900' },
    ]);
  });

  it('is imported as a preview of the location', async () => {
    api.network.respondTo(prepareStockImport, () => [{ ...commandOk(1, {}), BatchId: 'b' }]);
    const { user, sheet } = await openImport();
    await user.upload(
      sheet.getByLabelText('CSV or Excel file'),
      csv('Pack number,On the shelf\n30,12\n'),
    );
    await user.click(sheet.getByRole('button', { name: 'Show preview' }));
    await waitFor(() => expect(api.network.requestsTo(prepareStockImport)).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Bulk change' })).toBeInTheDocument();
  });

  it.each([
    ['a file of another kind', new File([''], 'count.pdf'), 'Choose a CSV or Excel (.xlsx) file.'],
    ['a file without counts', csv('Pack number,Name\n30,x\n'), /columns are missing: On the shelf/],
  ])('is not imported from %s', async (_kind, file, text) => {
    const { user, sheet } = await openImport();
    await user.upload(sheet.getByLabelText('CSV or Excel file'), file);
    await user.click(sheet.getByRole('button', { name: 'Show preview' }));
    expect(await sheet.findByText(text)).toBeVisible();
    expect(api.network.requestsTo(prepareStockImport)).toEqual([]);
  });

  it('says why the server refuses a file', async () => {
    api.network.respondTo(prepareStockImport, () => [
      commandRejected('location-closed', 'This location is closed.', {}),
    ]);
    const { user, sheet } = await openImport();
    const file = csv('Pack number,On the shelf\n30,12\n');
    await user.upload(sheet.getByLabelText('CSV or Excel file'), file);
    await user.click(sheet.getByRole('button', { name: 'Show preview' }));
    expect(await sheet.findByText('This location is closed.')).toBeVisible();
  });

  it('is not imported to a closed location', async () => {
    const closed = { Rev: 1, GroupIds: [], ClosedAt: '2026-11-20T10:00:00+05:30' };
    api.network.respondTo(slotOperations.listLocations, () => [
      { Id: 1, Name: 'Shop', Rev: 1, GroupIds: [1], ClosedAt: null },
      { Id: 2, Name: 'Depot', ...closed },
    ]);
    renderPage(routes, '/admin/stock?LocationId=2');
    expect(await screen.findByRole('option', { name: 'Depot (closed)' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import count' })).toBeNull();
  });
});
