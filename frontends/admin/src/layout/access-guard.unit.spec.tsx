import {
  chatOperations,
  itemAdminOperations,
  orderAdminOperations,
  userOperations,
} from '@tokri/contracts/api';
import { setupSession, testUser, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { movementQueue } from '../features/catalog/stock/queue/movement-queue.ts';
import { routes } from '../routes.tsx';
import {
  day,
  setupAdminApi,
  pageResponse,
  signInAs,
  buildToken,
} from '../testing/fake-admin-api.ts';
import { commandOk } from '../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  ({ network } = setupAdminApi());
});
afterEach(() => network.restore());

const open = (path: string) =>
  renderPage([...routes, { path: 'login', element: <p>Sign in here</p> }], path);

describe('access guard', () => {
  it('redirects signed-out visitors to sign-in', async () => {
    setupSession();
    open('/admin/orders?Status=3');
    expect(await screen.findByText('Sign in here')).toBeInTheDocument();
    expect(network.requests).toEqual([]);
  });
  it('tells a customer that the page is for staff and requests no data of it', async () => {
    network.respondTo(userOperations.readSecondFactor, () => ({
      ActiveSince: null,
      IsVerified: false,
      RecoveryCodesLeft: 0,
      MissingStep: 'none' as const,
    }));
    setupSession({ user: testUser, token: buildToken() });
    open('/admin/orders');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is for staff' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(network.requests).toEqual(network.requestsTo(userOperations.readSecondFactor));
  });
  it.each(['/admin/nothing-here', '/admin/prices/import', '/admin/items/export'])(
    'keeps the menu on the address %s, which does not exist',
    async (path) => {
      signInAs('slots', 'items', 'rates');
      open(path);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Slots' })).toBeVisible();
    },
  );
  it('hides orders from staff with only slot permissions', async () => {
    signInAs('slots', 'pincodes');
    open('/admin/orders');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
    expect(network.requests).toEqual([]);
  });
  it('shows who is signed in and signs out after a confirmation', async () => {
    network.respondTo(userOperations.endSession, () => []);
    signInAs('transactions');
    const { user } = open('/admin');
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(menu.getByText(`Signed in as ${testUser.Name}`)).toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'Sign out' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Sign in here')).toBeInTheDocument();
    expect(network.requestsTo(userOperations.endSession)).toHaveLength(1);
  });
  it('sends stock changes from any page, and says before signing out what is not sent yet', async () => {
    localStorage.clear();
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.respondTo(itemAdminOperations.recordStockMovement, () => [
      { ...commandOk(30, {}), Free: 5, SetAside: 0, IsWithdrawn: false },
    ]);
    signInAs('items', 'chat');
    const { user } = open('/admin/ops');
    const change = { Kind: 'receive', Quantity: 5 } as const;
    act(() => movementQueue().add({ unitId: 30, locationId: 1, name: 'Onion, 1 kg', change }));
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(await menu.findByRole('link', { name: 'Stock 1 unsent change' })).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Sign out' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out' }));
    expect(dialog.getByText(/^1 stock change is not sent yet\./)).toBeVisible();
    await user.keyboard('{Escape}');
    connection.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Onion, 1 kg: 5 added')).toBeInTheDocument();
    expect(menu.queryByRole('link', { name: /unsent/ })).toBeNull();
    connection.mockRestore();
  });
  it('groups the menu, counts open orders and unread chats, and puts the pages of engineers last', async () => {
    network.respondTo(orderAdminOperations.readDayProgress, () => ({
      PDate: day,
      Slots: [
        {
          SlotId: 5,
          Start: '16:00',
          End: '19:00',
          ToPack: 3,
          Packed: 2,
          OutForDelivery: 1,
          Delivered: 9,
          Late: 0,
        },
      ],
      LateFromEarlierDays: 1,
    }));
    network.respondTo(chatOperations.listConversations, () => pageResponse([], 4));
    signInAs('transactions', 'chat', 'items', 'messaging');
    open('/admin/ops');
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(await menu.findByRole('link', { name: 'Orders 7 open orders' })).toBeVisible();
    expect(await menu.findByRole('link', { name: /^Chat 4 / })).toBeVisible();
    expect(
      menu
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label') ?? group.firstChild?.textContent),
    ).toEqual(['Day’s work', 'Goods', 'System', 'Theme']);
    expect(
      within(menu.getByRole('group', { name: 'System' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Operations', 'Dead letters']);
  });
  it('shows staff with order permissions the orders and hides other sections', async () => {
    signInAs('transactions');
    open('/admin/orders');
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Admin' });
    expect(within(menu).queryByRole('link', { name: 'Dead letters' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
