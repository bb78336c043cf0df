import { orderStatus } from '@tokri/contracts/orders';
import { chatOperations, orderOperations, type OrderResponse } from '@tokri/contracts/api';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildLine, buildOrder, commandOk } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token', pincode: '560034' });
  network = fakeNetwork();
  network.respondTo(chatOperations.listMessages, () => []);
});
afterEach(() => network.restore());

const delivered = buildOrder({ Status: 6, StatusText: 'Delivered', CanCancel: false });
const lines = ['Onion', 'Milk'].map((Name, index) =>
  buildLine({ Id: index + 1, ItemId: index + 1, UnitId: index + 10, Name }),
);
const openDetails = (orderLines: NonNullable<OrderResponse['Lines']>, more = '') => {
  network.respondTo(orderOperations.readOrder, () => ({ ...delivered, Lines: orderLines }));
  return renderPage(routes, `/order-details?Id=9001${more}`);
};

describe('reporting a problem', () => {
  const openForm = async () => {
    const { user } = openDetails(lines);
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    return { user, form: within(await screen.findByRole('form', { name: 'What went wrong?' })) };
  };

  it('sends items, reason and resolution as a message in the chat of the order', async () => {
    network.respondTo(chatOperations.sendMessage, () =>
      commandOk(7, { SentAt: new Date().toISOString() }),
    );
    const { user, form } = await openForm();
    const [item] = form.getAllByRole('checkbox');
    expect(item).toHaveFocus();
    await user.click(form.getByRole('checkbox', { name: 'Onion 1 kg' }));
    await user.click(form.getByRole('radio', { name: 'Spoiled or damaged' }));
    await user.click(form.getByRole('radio', { name: 'A replacement' }));
    await user.click(form.getByRole('button', { name: 'Send to the shop' }));
    await waitFor(() => expect(network.requestsTo(chatOperations.sendMessage)).toHaveLength(1));
    expect(network.requestsTo(chatOperations.sendMessage)[0]?.body).toMatchObject({
      TransactionId: 9001,
      Message: 'Spoiled or damaged: Onion 1 kg. I would like a replacement.',
    });
    expect(screen.queryByRole('form', { name: 'What went wrong?' })).toBeNull();
  });

  it('names what is not chosen yet', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Send to the shop' }));
    expect(form.getByRole('group', { name: 'Which items?' })).toHaveAccessibleDescription(
      'Choose at least one item',
    );
    expect(form.getByRole('group', { name: 'What is the problem?' })).toHaveAccessibleDescription(
      'Choose what the problem is',
    );
    expect(form.getByRole('checkbox', { name: 'Onion 1 kg' })).toHaveFocus();
    await user.click(form.getByRole('checkbox', { name: 'Onion 1 kg' }));
    await user.click(form.getByRole('button', { name: 'Send to the shop' }));
    expect(form.queryByText('Choose at least one item')).toBeNull();
    expect(form.getByRole('radio', { name: 'Missing' })).toHaveFocus();
    expect(network.requestsTo(chatOperations.sendMessage)).toEqual([]);
  });

  it('is not offered for a cancelled order, whose customer can write to the shop', async () => {
    const cancelled = { ...delivered, Status: orderStatus.Cancelled, StatusText: 'Cancelled' };
    network.respondTo(orderOperations.listOrdersOfUser, () => [cancelled]);
    renderPage(routes, '/booking-history');
    const link = await screen.findByRole('link', { name: 'Chat about this order, T2611-04211' });
    expect(link).toHaveAttribute('href', '/order-details?Id=9001&Chat=1');
    expect(screen.queryByRole('link', { name: /Report a problem/ })).toBeNull();
  });

  it('is one tap from the history', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => [delivered]);
    renderPage(routes, '/booking-history');
    const link = await screen.findByRole('link', { name: 'Report a problem, T2611-04211' });
    expect(link).toHaveAttribute('href', '/order-details?Id=9001&Chat=problem');
  });

  it('opens by its address with the items that were packed', async () => {
    const notPacked = buildLine({ Id: 9, Name: 'Bread', Quantity: 0 });
    openDetails([...lines, notPacked], '&Chat=problem');
    const form = within(await screen.findByRole('form', { name: 'What went wrong?' }));
    expect(form.getAllByRole('checkbox')).toHaveLength(2);
  });
});
