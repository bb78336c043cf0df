import { itemAdminOperations, slotOperations } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupItemsApi } from '../../../testing/fake-items-api.ts';

let api: ReturnType<typeof setupItemsApi>;
beforeEach(() => {
  api = setupItemsApi();
});
afterEach(() => api.network.restore());

const openPage = () => renderPage(routes, '/admin/items');
const bodiesSentTo = (operation: Parameters<typeof api.network.requestsTo>[0]) =>
  api.network.requestsTo(operation).map(({ body }) => body);

describe('the stock of a pack', () => {
  const openSheet = async () => {
    const { user } = openPage();
    await user.click(
      await screen.findByRole('button', { name: 'Change the stock of Onion, 1 kg: 12 left' }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Onion, 1 kg' }));
    return { user, sheet };
  };
  const movements = () => bodiesSentTo(itemAdminOperations.recordStockMovement);
  beforeEach(() => localStorage.clear());
  it('is counted as on the stock page: reserved units included, and guarded by what was shown', async () => {
    const { user, sheet } = await openSheet();
    expect(await sheet.findByText('12 free • 3 reserved • 15 on the shelf')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Correct' }));
    await user.type(screen.getByRole('textbox', { name: 'How many are on the shelf?' }), '40');
    await user.click(screen.getByRole('button', { name: 'Save count' }));
    await waitFor(() =>
      expect(movements()).toEqual([
        expect.objectContaining({ UnitId: 30, LocationId: 1, Quantity: 40, Shown: 15 }),
      ]),
    );
  });
  it('is undone by taking the movement back', async () => {
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: 'Receive' }));
    await user.type(screen.getByRole('textbox', { name: 'How many came in?' }), '5{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(movements()).toHaveLength(2));
    const [received, undone] = movements() as { Id: string }[];
    expect(undone).toMatchObject({ Kind: 'undo', Undone: received?.Id });
  });
  it('is that of the location that is chosen', async () => {
    api.network.respondTo(slotOperations.listLocations, () => [
      { Id: 1, Name: 'Yeshwanthpur', Rev: 1, GroupIds: [], ClosedAt: null },
      { Id: 2, Name: 'Mylapore', Rev: 1, GroupIds: [2], ClosedAt: null },
    ]);
    api.network.respondTo(itemAdminOperations.listStockCounts, ({ query }) =>
      query.LocationId === '2'
        ? []
        : [{ UnitId: 30, LocationId: 1, Free: 12, SetAside: 3, IsWithdrawn: false }],
    );
    const { user, sheet } = await openSheet();
    await user.selectOptions(await sheet.findByRole('combobox', { name: 'Location' }), 'Mylapore');
    expect(await screen.findByText('0 free • 0 reserved • 0 on the shelf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    await user.type(screen.getByRole('textbox', { name: 'How many came in?' }), '7{Enter}');
    await waitFor(() =>
      expect(movements()).toEqual([expect.objectContaining({ LocationId: 2, Quantity: 7 })]),
    );
  });
  it('offers a retry when its figures cannot be read', async () => {
    api.network.respondTo(itemAdminOperations.listStockCounts, rejectAsOffline);
    const { sheet } = await openSheet();
    expect(await sheet.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
