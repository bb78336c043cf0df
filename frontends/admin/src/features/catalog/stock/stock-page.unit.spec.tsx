import { itemAdminOperations, type RequestBody } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk } from '../../../testing/fixtures.ts';
import { buildItem, setupItemsApi } from '../../../testing/fake-items-api.ts';

const { listStockCounts, recordStockMovement } = itemAdminOperations;
const twoPacks = buildItem({
  Units: [30, 31].map((UnitId) => ({
    ...(buildItem().Units[0] as ReturnType<typeof buildItem>['Units'][number]),
    UnitId,
    Name: UnitId === 30 ? '1 kg' : '500 g',
  })),
});

let api: ReturnType<typeof setupItemsApi>;
beforeEach(() => {
  localStorage.clear();
  api = setupItemsApi();
  api.items = [twoPacks];
  api.network.respondTo(listStockCounts, () => [
    { UnitId: 30, LocationId: 1, Free: 12, SetAside: 3, IsWithdrawn: false },
    { UnitId: 31, LocationId: 1, Free: 0, SetAside: 0, IsWithdrawn: false },
  ]);
  api.network.respondTo(recordStockMovement, () => [
    { ...commandOk(30, {}), Free: 0, SetAside: 3, IsWithdrawn: false },
  ]);
});
afterEach(() => api.network.restore());

const cellsOf = async (pack: string): Promise<readonly (string | null)[]> => {
  const row = (await screen.findByText(new RegExp(`^${pack} •`))).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .slice(1, 5)
    .map(({ textContent }) => textContent);
};
const openActions = async (name: string) => {
  const { user } = renderPage(routes, '/admin/stock');
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return { user, sheet: within(screen.getByRole('dialog', { name })) };
};

describe('StockPage', () => {
  it('shows each figure of a pack in its own column', async () => {
    renderPage(routes, '/admin/stock');
    expect(await cellsOf('1 kg')).toEqual(['In stock', '12', '3', '15']);
    expect(await cellsOf('500 g')).toEqual(['Sold out', '0', '0', '0']);
    for (const header of ['Free to sell', 'Reserved', 'On the shelf'])
      expect(screen.getByRole('columnheader', { name: header })).toBeInTheDocument();
  });
  it('says that the pages count items and how many packs are shown', async () => {
    renderPage(routes, '/admin/stock');
    expect(await screen.findByText('1–1 of 1 item • 2 packs on this page')).toBeInTheDocument();
  });
  it('marks a pack as sold out from the actions of its row', async () => {
    const { user, sheet } = await openActions('Onion, 1 kg');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold out' }));
    await waitFor(() => expect(api.network.requestsTo(recordStockMovement)).toHaveLength(1));
    expect(
      api.network.requestsTo(recordStockMovement)[0]?.body as RequestBody<
        typeof recordStockMovement
      >,
    ).toMatchObject({ UnitId: 30, LocationId: 1, Kind: 'sold-out' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('counts a pack from the actions of its row', async () => {
    const { user, sheet } = await openActions('Onion, 1 kg');
    expect(sheet.getByText('12 free • 3 reserved • 15 on the shelf')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Correct' }));
    expect(screen.getByRole('dialog', { name: 'Correct Onion, 1 kg' })).toBeInTheDocument();
  });
  it('offers no sold-out mark for a pack of which nothing is left', async () => {
    const { sheet } = await openActions('Onion, 500 g');
    expect(sheet.queryByRole('button', { name: 'Mark as sold out' })).toBeNull();
  });
});
