import {
  bffOperations,
  notificationOperations,
  orderOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  renderPage,
  jsonResponse,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildMessage, buildOrder, buildSlot, openAccount } from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/customer-dashboard');
const getPanel = (name: string) => within(screen.getByRole('region', { name }));

describe('dashboard', () => {
  it('greets the customer and shows the order on its way with its delivery time', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Order status' })).toBeVisible();
    const order = getPanel('Order status');
    expect(order.getByText('Confirmed')).toBeVisible();
    expect(order.getByRole('heading', { name: /Tomorrow, 7.10.am/ })).toBeVisible();
    expect(order.getByText('T2611-04211 • 2 items • ₹355')).toBeVisible();
    expect(order.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/track-order?Id=9001',
    );
    expect(order.getByRole('img', { name: 'Step 2 of 5' })).toBeVisible();
  });

  it('shows how many more orders are on their way', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => [
      buildOrder(),
      buildOrder({ Id: 9002 }),
      buildOrder({ Id: 9003, Status: 6, StatusText: 'Delivered' }),
    ]);
    open();
    expect(
      await screen.findByRole('link', { name: 'You have 1 more active order' }),
    ).toHaveAttribute('href', '/booking-history');
  });

  it('links to the shop and to the last order when nothing is on its way', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => [
      buildOrder({ Status: 6, StatusText: 'Delivered' }),
    ]);
    open();
    expect(await screen.findByText('No active orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Last order: Delivered, Today' })).toHaveAttribute(
      'href',
      '/order-details?Id=9001',
    );
    expect(screen.getByRole('link', { name: 'Start shopping' })).toBeVisible();
  });

  it('shows the next available slot', async () => {
    open();
    await waitFor(() => expect(getPanel('Next slot').getByText(/Tomorrow, 4.7.pm/)).toBeVisible());
    expect(getPanel('Next slot').getByText(/Order by tomorrow, 5 am/)).toHaveTextContent(
      'Order by tomorrow, 5 am • to 560034',
    );
  });

  it('asks for a pincode when none is set', () => {
    setupSession({ user: testUser, token: 't' });
    open();
    expect(getPanel('Next slot').getByRole('button', { name: 'Enter pincode' })).toBeVisible();
    expect(network.requestsTo(slotOperations.listSlotsOfPincode)).toHaveLength(0);
  });

  it('says that no slot is open', async () => {
    network.respondTo(slotOperations.listSlotsOfPincode, () => [buildSlot({ State: 'Closed' })]);
    open();
    expect(
      await screen.findByText('No slots available at 560034 in the next few days.'),
    ).toBeVisible();
  });

  it('shows favourites, default address, help and sign-out', async () => {
    open();
    expect(
      await getPanel('Favourites').findByRole('button', { name: 'Add Toor Dal, 1 kg' }),
    ).toBeVisible();
    expect(getPanel('Favourites').getByRole('link', { name: /See all/ })).toHaveAttribute(
      'href',
      '/displayfavorite',
    );
    expect(await getPanel('Saved addresses').findByText('12, 4th Cross, 560034')).toBeVisible();
    expect(getPanel('Saved addresses').getByText('Default')).toBeVisible();
    expect(await getPanel('Help').findByRole('link', { name: /^Call/ })).toHaveTextContent(
      'Call 080 4000 0000',
    );
    expect(getPanel('Help').getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:08040000000',
    );
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Order history/ })).toHaveAttribute(
      'href',
      '/booking-history',
    );
  });

  it('lets one failed section be retried while the others work', async () => {
    network.respondTo(bffOperations.listFavourites, () => problemResponse(503, 'unavailable'));
    const { user } = open();
    expect(await getPanel('Favourites').findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Order status' })).toBeVisible();
    network.respondTo(bffOperations.listFavourites, () => []);
    await user.click(getPanel('Favourites').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No favourites yet/)).toBeVisible();
  });

  it('shows the offline message in every section without data', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, rejectAsOffline);
    open();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  });

  it('asks a signed-out visitor to sign in and sends no request', () => {
    setupSession({ pincode: '560034' });
    open();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcustomer-dashboard',
    );
    expect(network.requests).toEqual([]);
  });
});

describe('messages on the dashboard', () => {
  it('shows the text of each message and links to its order', async () => {
    open();
    expect(
      await getPanel('Notifications').findByRole('link', {
        name: /Order T2611-04211 confirmed.*We will pack it before your slot/,
      }),
    ).toHaveAttribute('href', '/order-details?Id=9001');
    expect(
      getPanel('Notifications').queryByRole('button', { name: 'Show older' }),
    ).not.toBeInTheDocument();
  });

  it('explains what will appear when there are none', async () => {
    network.respondTo(notificationOperations.readInbox, () => []);
    open();
    expect(await getPanel('Notifications').findByText(/No notifications yet/)).toBeVisible();
  });

  it('loads older messages with a button', async () => {
    const all = Array.from({ length: 5 }, (_, index) =>
      buildMessage({ Key: `ntf:${index}`, Title: `Message ${index}` }),
    );
    network.respondTo(notificationOperations.readInbox, ({ query }) =>
      jsonResponse({
        headers: { 'x-total-count': '5' },
        body: all.slice(0, Number(query['pageSize'])),
      }),
    );
    const { user } = open();
    await user.click(await getPanel('Notifications').findByRole('button', { name: 'Show older' }));
    expect(await getPanel('Notifications').findByText('Message 4')).toBeVisible();
    expect(
      getPanel('Notifications').queryByRole('button', { name: 'Show older' }),
    ).not.toBeInTheDocument();
  });

  it('offers a retry when the messages do not load', async () => {
    network.respondTo(notificationOperations.readInbox, () => problemResponse(503, 'unavailable'));
    const { user } = open();
    expect(await getPanel('Notifications').findByRole('alert')).toBeVisible();
    network.respondTo(notificationOperations.readInbox, () => [buildMessage()]);
    await user.click(getPanel('Notifications').getByRole('button', { name: 'Try again' }));
    expect(await getPanel('Notifications').findByText('Order T2611-04211 confirmed')).toBeVisible();
  });
});

describe('signing out', () => {
  const leave = async (button: string) => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: button }));
    return user;
  };

  it('keeps the session when the server cannot end the other sessions', async () => {
    network.respondTo(userOperations.endSession, () => problemResponse(503, 'unavailable'));
    const user = await leave('Sign out on all devices');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/You are still signed in on other devices/)).toBeVisible();
    expect(network.requestsTo(userOperations.endSession)[0]?.query).toEqual({ all: '1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
  });

  it('changes nothing when the customer cancels', async () => {
    const user = await leave('Sign out');
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(network.requestsTo(userOperations.endSession)).toHaveLength(0);
  });
});
