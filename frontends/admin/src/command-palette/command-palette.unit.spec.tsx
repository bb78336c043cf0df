import type { Permission } from '@tokri/contracts/platform';
import { billingOperations, orderAdminOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listRecordSearches } from './record-searches.ts';
import { routes } from '../routes.tsx';
import { buildOrder } from '../testing/fixtures.ts';
import { buildBalances, buildParty } from '../testing/party-fixture.ts';
import { pageResponse, setupAdminApi, signInAs } from '../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
});
afterEach(() => api.network.restore());

const openPalette = async (path: string) => {
  const { user } = renderPage(routes, path);
  await screen.findByRole('navigation', { name: 'Admin' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Go to a page or record' });
  return { user, dialog: within(dialog) };
};

describe('command palette', () => {
  it('goes to a page by the first letters of its name', async () => {
    signInAs('transactions', 'messaging');
    const { user } = await openPalette('/admin/orders');
    await user.keyboard('dead{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dead letters' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('offers only pages and records that the permissions open', async () => {
    signInAs('chat');
    const { user, dialog } = await openPalette('/admin/chat');
    expect(dialog.getByRole('option', { name: 'Chat' })).toBeVisible();
    expect(dialog.queryByRole('option', { name: 'Orders' })).toBeNull();
    await user.keyboard('T2611-04211');
    expect(await dialog.findByText('Nothing found')).toBeVisible();
    expect(api.network.requestsTo(orderAdminOperations.findOrders)).toEqual([]);
  });
  it('finds an order by a number that its label does not show and opens it', async () => {
    signInAs('transactions');
    const { user, dialog } = await openPalette('/admin/ops');
    api.network.respondTo(orderAdminOperations.findOrders, () => pageResponse([buildOrder()]));
    await user.keyboard('98450');
    const order = await dialog.findByRole('option', { name: /T2611-04211/ });
    await user.click(order);
    expect(await screen.findByRole('complementary', { name: 'T2611-04211' })).toBeInTheDocument();
  });
  it.each(['Annapurna', '29AAK'])('finds a business account by %s', async (text) => {
    signInAs('payments');
    const { user, dialog } = await openPalette('/admin/chat');
    api.network.respondTo(billingOperations.listPartyBalances, ({ query }) =>
      buildBalances(query.Search === text || query.PartyId === '3' ? [buildParty()] : []),
    );
    await user.keyboard(text);
    const account = await dialog.findByRole('option', {
      name: /Annapurna Caterers.*29AAKFA4321L1ZB/,
    });
    await user.click(account);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Annapurna Caterers' }),
    ).toBeVisible();
  });
  it('offers the actions that the permissions allow', async () => {
    signInAs('items');
    const { user, dialog } = await openPalette('/admin/items');
    expect(dialog.queryByRole('option', { name: 'New offer' })).toBeNull();
    await user.keyboard('sold out{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  });
  it('goes to the own second factor, whatever the permissions are', async () => {
    signInAs('chat');
    const { user } = await openPalette('/admin/chat');
    await user.keyboard('second{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Second factor' })).toBeVisible();
  });
  it('lists an item once for staff who see items and prices', () => {
    const names = (...permissions: readonly Permission[]) =>
      listRecordSearches(permissions).map(({ name }) => name);
    expect(names('items', 'rates')).toEqual(['items']);
    expect(names('rates')).toEqual(['prices']);
  });
  it('waits for three characters before it asks the server', async () => {
    signInAs('transactions');
    const { user, dialog } = await openPalette('/admin/ops');
    const before = api.network.requestsTo(orderAdminOperations.findOrders).length;
    await user.keyboard('zz');
    expect(await dialog.findByText(/Type 3 characters/)).toBeVisible();
    expect(api.network.requestsTo(orderAdminOperations.findOrders)).toHaveLength(before);
  });
});

describe('keyboard shortcuts', () => {
  it('lists them on a question mark, but not while somebody types', async () => {
    signInAs('transactions');
    const { user } = renderPage(routes, '/admin/orders');
    await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'a?');
    expect(screen.queryByRole('dialog')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
  it('J and K move between rows and X selects one', async () => {
    api.orders = [
      buildOrder({ Id: 1, TransactionNumber: 'T-1', UserName: 'Asha Rao' }),
      buildOrder({ Id: 2, TransactionNumber: 'T-2', UserName: 'Meera Nair' }),
    ];
    signInAs('transactions');
    const { user } = renderPage(routes, '/admin/orders');
    await screen.findByRole('link', { name: 'Meera Nair' });
    await user.keyboard('jj');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Meera Nair' })).toHaveFocus());
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select T-2' })).toBeChecked();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveFocus();
  });
});
