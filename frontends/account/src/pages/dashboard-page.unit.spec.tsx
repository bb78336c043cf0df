import {
  bffOperations,
  notificationOperations,
  orderOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/http';
import {
  aUser,
  fakeNetwork,
  givenSession,
  noNetwork,
  problem,
  renderPage,
  reply,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { aMessage, anOrder, aSlot, openAccount } from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  givenSession({ user: aUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/customer-dashboard');
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the dashboard', () => {
  it('opened, greets and shows what is on its way with when it comes', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Where the order stands' })).toBeVisible();
    const order = part('Where the order stands');
    expect(order.getByText('Confirmed')).toBeVisible();
    expect(order.getByRole('heading', { name: /Tomorrow, 7.10.am/ })).toBeVisible();
    expect(order.getByText('T2611-04211 • 2 items • ₹355')).toBeVisible();
    expect(order.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/track-order?Id=9001',
    );
    expect(order.getByRole('img', { name: 'Step 2 of 5' })).toBeVisible();
  });

  it('with more running orders, tells how many', async () => {
    network.answer(orderOperations.listOrdersOfUser, () => [
      anOrder(),
      anOrder({ Id: 9002 }),
      anOrder({ Id: 9003, Status: 6, StatusText: 'Delivered' }),
    ]);
    open();
    expect(
      await screen.findByRole('link', { name: 'One more order is on its way' }),
    ).toHaveAttribute('href', '/booking-history');
  });

  it('with nothing on its way, leads to the shop and to the last order', async () => {
    network.answer(orderOperations.listOrdersOfUser, () => [
      anOrder({ Status: 6, StatusText: 'Delivered' }),
    ]);
    open();
    expect(await screen.findByText('No order is on its way')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Last order: Delivered, Today' })).toHaveAttribute(
      'href',
      '/order-details?Id=9001',
    );
    expect(screen.getByRole('link', { name: 'Start shopping' })).toBeVisible();
  });

  it('tells the next slot that can still be had', async () => {
    open();
    await waitFor(() => expect(part('Next slot').getByText(/Tomorrow, 4.7.pm/)).toBeVisible());
    expect(part('Next slot').getByText(/Order by tomorrow, 5 am/)).toHaveTextContent(
      'Order by tomorrow, 5 am • to 560034',
    );
  });

  it('without a pincode, asks for it', () => {
    givenSession({ user: aUser, token: 't' });
    open();
    expect(part('Next slot').getByRole('button', { name: 'Enter pincode' })).toBeVisible();
    expect(network.callsOf(slotOperations.listSlotsOfPincode)).toHaveLength(0);
  });

  it('with no slot open, says so', async () => {
    network.answer(slotOperations.listSlotsOfPincode, () => [aSlot({ State: 'Closed' })]);
    open();
    expect(await screen.findByText('No slot is open at 560034 in the next days.')).toBeVisible();
  });

  it('has favourites that can be added, the default address, help and the way out', async () => {
    open();
    expect(
      await part('Favourites').findByRole('button', { name: 'Add Toor Dal, 1 kg' }),
    ).toBeVisible();
    expect(part('Favourites').getByRole('link', { name: /See all/ })).toHaveAttribute(
      'href',
      '/displayfavorite',
    );
    expect(await part('Saved addresses').findByText('12, 4th Cross, 560034')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Call 1800111222' })).toHaveAttribute(
      'href',
      'tel:1800111222',
    );
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Order history/ })).toHaveAttribute(
      'href',
      '/booking-history',
    );
  });

  it('while a part does not answer, shows the others and lets that one be tried again', async () => {
    network.answer(bffOperations.listFavourites, () => problem(503, 'unavailable'));
    const { user } = open();
    expect(await part('Favourites').findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Where the order stands' })).toBeVisible();
    network.answer(bffOperations.listFavourites, () => []);
    await user.click(part('Favourites').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing here yet/)).toBeVisible();
  });

  it('offline, says so in each part that has nothing to show', async () => {
    network.answer(orderOperations.listOrdersOfUser, noNetwork);
    open();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  });

  it('signed out, asks to sign in and reads nothing', () => {
    givenSession({ pincode: '560034' });
    open();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcustomer-dashboard',
    );
    expect(network.calls).toEqual([]);
  });
});

describe('messages on the dashboard', () => {
  it('sent, show with their words and lead to the order', async () => {
    open();
    expect(
      await part('Messages').findByRole('link', {
        name: /Order T2611-04211 confirmed.*We pack it before your slot/,
      }),
    ).toHaveAttribute('href', '/order-details?Id=9001');
    expect(part('Messages').queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('none yet, says what will be kept here', async () => {
    network.answer(notificationOperations.readInbox, () => []);
    open();
    expect(await part('Messages').findByText(/No messages yet/)).toBeVisible();
  });

  it('more than fit, older ones come by the button', async () => {
    const all = Array.from({ length: 5 }, (_, at) =>
      aMessage({ Key: `ntf:${at}`, Title: `Message ${at}` }),
    );
    network.answer(notificationOperations.readInbox, ({ query }) =>
      reply({ headers: { 'x-total-count': '5' }, body: all.slice(0, Number(query['pageSize'])) }),
    );
    const { user } = open();
    await user.click(await part('Messages').findByRole('button', { name: 'Show older' }));
    expect(await part('Messages').findByText('Message 4')).toBeVisible();
    expect(part('Messages').queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('not answered, can be tried again', async () => {
    network.answer(notificationOperations.readInbox, () => problem(503, 'unavailable'));
    const { user } = open();
    expect(await part('Messages').findByRole('alert')).toBeVisible();
    network.answer(notificationOperations.readInbox, () => [aMessage()]);
    await user.click(part('Messages').getByRole('button', { name: 'Try again' }));
    expect(await part('Messages').findByText('Order T2611-04211 confirmed')).toBeVisible();
  });
});

describe('signing out', () => {
  const leave = async (button: string) => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: button }));
    return user;
  };

  it('on all devices, while the server does not answer, keeps the session and says that the others go on', async () => {
    network.answer(userOperations.endSession, () => problem(503, 'unavailable'));
    const user = await leave('Sign out on all devices');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/Other devices are still signed in/)).toBeVisible();
    expect(network.callsOf(userOperations.endSession)[0]?.query).toEqual({ all: '1' });
    expect(screen.getByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
  });

  it('answered no, leaves everything as it is', async () => {
    const user = await leave('Sign out');
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(network.callsOf(userOperations.endSession)).toHaveLength(0);
  });
});
