import {
  itemAdminOperations,
  userOperations,
  type StockMovementResponse,
} from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../../routes.tsx';
import { setupItemsApi } from '../../../../testing/fake-items-api.ts';

const movement: StockMovementResponse = {
  Id: 'a',
  At: '2026-11-20T05:00:00+05:30',
  Kind: 'sold-out',
  UnitId: 30,
  ItemId: 3,
  ItemName: 'Onion',
  UnitName: '1 kg',
  LocationId: 1,
  Change: -108,
  Before: 108,
  After: 0,
  Reason: '',
  Note: '',
  StaffId: 12,
  Undone: '',
  OrderId: 0,
  Steps: [],
};

let api: ReturnType<typeof setupItemsApi>;
let movements: StockMovementResponse[];
beforeEach(() => {
  api = setupItemsApi();
  movements = [movement];
  api.network.respondTo(itemAdminOperations.listStockMovements, () => ({
    Movements: movements,
    Next: '',
  }));
  api.network.respondTo(userOperations.listStaffNames, () => [{ UserId: 12, Name: 'Meena Rao' }]);
});
afterEach(() => api.network.restore());

const findRow = async () => within(await screen.findByRole('listitem'));

describe('MovementsPage', () => {
  it('names item, pack and member of staff in the list of all items', async () => {
    renderPage(routes, '/admin/stock/movements');
    const row = await findRow();
    expect(row.getByRole('link', { name: 'Onion, 1 kg' })).toHaveAttribute(
      'href',
      '/admin/stock/movements?UnitId=30&ItemId=3',
    );
    expect(await row.findByText(/• Meena Rao$/)).toBeVisible();
  });
  it('does not repeat the name in the list of one pack', async () => {
    renderPage(routes, '/admin/stock/movements?UnitId=30&ItemId=3');
    expect((await findRow()).queryByRole('link')).toBeNull();
  });
  it('shows what was on the shelf, units for orders included', async () => {
    movements = [{ ...movement, Kind: 'correct', Before: 2, After: -6, SetAside: 8, Change: -8 }];
    renderPage(routes, '/admin/stock/movements');
    expect((await findRow()).getByText('On the shelf: 10 → 2')).toBeVisible();
  });
  it('names the order whose units were not found', async () => {
    movements = [{ ...movement, Kind: 'not-found', OrderId: 41, StaffId: 0, Change: -2 }];
    renderPage(routes, '/admin/stock/movements');
    expect((await findRow()).getByText('Not found while packing')).toBeVisible();
    expect((await findRow()).getByText(/• Order 41$/)).toBeVisible();
  });
  it('says when a change was made that waited for the connection', async () => {
    movements = [{ ...movement, MadeAt: '2026-11-20T04:00:00+05:30' }];
    renderPage(routes, '/admin/stock/movements');
    expect((await findRow()).getByText(/^made .* without a connection$/)).toBeVisible();
  });
  it('calls a figure of 0 that was set on the item page sold out', async () => {
    movements = [{ ...movement, Kind: 'set' }];
    renderPage(routes, '/admin/stock/movements');
    expect((await findRow()).getByText('Marked sold out')).toBeVisible();
  });
});
