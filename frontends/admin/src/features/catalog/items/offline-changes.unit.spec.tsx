import { itemAdminOperations } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupItemsApi } from '../../../testing/fake-items-api.ts';

let api: ReturnType<typeof setupItemsApi>;
beforeEach(() => {
  api = setupItemsApi();
});
afterEach(() => api.network.restore());

const openPage = () => renderPage(routes, '/admin/items');
const findRow = async (name: string) =>
  (await screen.findByText(name, { selector: 'b' })).closest('tr') as HTMLElement;

describe('actions on an item without a connection', () => {
  let connection: jest.SpyInstance;
  const goOnline = (): void => {
    connection.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
  };
  beforeEach(() => {
    localStorage.clear();
    connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => connection.mockRestore());
  const sentMovements = () =>
    api.network.requestsTo(itemAdminOperations.recordStockMovement).map(({ body }) => body);

  it('keep a sold-out mark on the device and send it later', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Mark sold out: Onion' }));
    expect(
      await screen.findByText(
        'You are offline. “Mark sold out: Onion” is kept on this device and sent when you are connected.',
      ),
    ).toBeVisible();
    expect(await findRow('Onion')).toHaveTextContent('Sold out');
    const waiting = within(await screen.findByRole('region', { name: 'Not sent yet' }));
    expect(waiting.getByText(/Onion, 1 kg/)).toBeVisible();
    expect(sentMovements()).toEqual([]);
    goOnline();
    await waitFor(() =>
      expect(sentMovements()).toEqual([
        expect.objectContaining({ Kind: 'sold-out', UnitId: 30, LocationId: 1 }),
      ]),
    );
  });
  it('keep the undo of a mark on the device and send it later', async () => {
    connection.mockRestore();
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Mark sold out: Onion' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(undo);
    await screen.findByRole('region', { name: 'Not sent yet' });
    expect(sentMovements()).toHaveLength(1);
    goOnline();
    await waitFor(() => expect(sentMovements()).toHaveLength(2));
    const [marked, undone] = sentMovements() as { Id: string }[];
    expect(undone).toMatchObject({ Kind: 'undo', Undone: marked?.Id });
  });
  it('say what was not sent and what to do', async () => {
    api.network.respondTo(itemAdminOperations.setItemStatus, rejectAsOffline);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'More actions for Onion' }));
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(await screen.findByRole('dialog', { name: 'Not sent' })).toHaveTextContent(
      'You are offline. “Hide: Onion” was not sent. Do it again when you are connected.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
  });
});
