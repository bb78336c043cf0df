import { addDays } from '@tokri/contracts/dates';
import { orderAdminOperations } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildLine, buildOrder, commandOk } from '../../../testing/fixtures.ts';
import { day, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = (path: string) => renderPage(routes, path);
const acceptStatusChange = () =>
  api.network.respondTo(orderAdminOperations.moveOrders, () => [
    commandOk(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: 4 }),
  ]);

describe('OrderActions', () => {
  const tomorrow = { Id: 101, Date: addDays(day, 1), Start: '07:00', End: '10:00' };
  it.each([
    ['sends out an order of a later day after a confirmation', 'Send out today', 1],
    ['keeps an order of a later day when the confirmation is declined', 'Not today', 0],
  ])('%s', async (_case, answer, requestCount) => {
    acceptStatusChange();
    api.orders = [buildOrder({ Status: 4, StatusText: 'Packed', Slot: tomorrow })];
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark as out for delivery' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/This order is for .*, 7–10 am\. Send it out today\?/);
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() =>
      expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toHaveLength(requestCount),
    );
  });
  const openTwoLines = async () => {
    acceptStatusChange();
    api.orders = [buildOrder({ Lines: [buildLine(), buildLine({ Id: 2, Name: 'Tomato' })] })];
    const { user } = openPage('/admin/orders/9001');
    const pack = await screen.findByRole('button', { name: 'Mark as packed' });
    const tick = (line: string) => user.click(screen.getByRole('checkbox', { name: line }));
    return { user, pack, tick };
  };
  it('packs at once when every line is ticked', async () => {
    const { user, pack, tick } = await openTwoLines();
    await tick('Onion 1 kg, 2: packed');
    await tick('Tomato 1 kg, 2: packed');
    await user.click(pack);
    await waitFor(() =>
      expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toHaveLength(1),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('asks before it packs an order of which no line is ticked, and Escape packs nothing', async () => {
    const { user, pack } = await openTwoLines();
    await user.click(pack);
    const dialog = await screen.findByRole('alertdialog', { name: '2 of 2 lines not ticked' });
    expect(dialog).toHaveTextContent('The bill for the whole order is issued at once');
    // What a browser reports for Escape.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toEqual([]);
  });
  it('asks before it packs an order of which some lines are not ticked', async () => {
    const { user, pack, tick } = await openTwoLines();
    await tick('Onion 1 kg, 2: packed');
    await user.click(pack);
    const dialog = await screen.findByRole('alertdialog', { name: '1 of 2 lines not ticked' });
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Pack everything' }));
    await waitFor(() =>
      expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toHaveLength(1),
    );
  });
  it('keeps the question open with the reason while the device is offline', async () => {
    const { user, pack } = await openTwoLines();
    api.network.respondTo(orderAdminOperations.moveOrders, rejectAsOffline);
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(pack);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Pack everything' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You are offline. “Mark as packed” was not sent. Do it again when you are connected.',
    );
    connection.mockRestore();
    acceptStatusChange();
    await user.click(dialog.getByRole('button', { name: 'Pack everything' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
  it('says above its button what was not sent when nothing had to be asked', async () => {
    api.network.respondTo(orderAdminOperations.moveOrders, rejectAsOffline);
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.orders = [buildOrder({ Status: 4, StatusText: 'Packed' })];
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark as out for delivery' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“Mark as out for delivery” was not sent.',
    );
    connection.mockRestore();
  });
});
