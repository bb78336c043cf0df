import { chatOperations, orderOperations, type MessageResponse } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder } from '../../testing/fixtures.ts';

const buildShopMessage: MessageResponse = {
  Id: 5,
  CreatorId: 1,
  RecipientId: testUser.Id,
  TransactionId: 9001,
  Message: 'It left the shop.',
  ClientKey: 'k',
  SentAt: new Date().toISOString(),
  ReadAt: null,
};

let network: FakeNetwork;
let messages: readonly MessageResponse[];
beforeEach(() => {
  setupSession({ user: testUser, token: 'token', pincode: '560034' });
  messages = [buildShopMessage];
  network = fakeNetwork();
  network.respondTo(orderOperations.readOrder, () => buildOrder());
  network.respondTo(chatOperations.listMessages, () => [...messages]);
  network.respondTo(chatOperations.markMessagesRead, () => [
    { Id: 9001, Error: 0, Message: '', Code: '', Read: 1 },
  ]);
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);

describe('order chat', () => {
  it.each(['/order-details?Id=9001', '/order-status?Id=9001'])(
    'opens on the %s page with the messages of the shop and marks them as read',
    async (path) => {
      const { user } = open(path);
      await user.click(
        await screen.findByRole('button', { name: 'Chat about this order, 1 new message' }),
      );
      expect(
        await screen.findByRole('dialog', { name: 'Chat, order T2611-04211' }),
      ).toHaveTextContent('Tokri: It left the shop.');
      await waitFor(() =>
        expect(network.requestsTo(chatOperations.markMessagesRead)).toHaveLength(1),
      );
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.getByRole('button', { name: 'Chat about this order' })).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('opens at once when the URL asks for it', async () => {
    open('/order-details?Id=9001&Chat=1');
    expect(
      await screen.findByRole('dialog', { name: 'Chat, order T2611-04211' }),
    ).toBeInTheDocument();
  });

  it('shows no dot and reads no messages when nothing is unread', async () => {
    messages = [];
    open('/order-details?Id=9001');
    expect(
      await screen.findByRole('button', { name: 'Chat about this order' }),
    ).toBeInTheDocument();
    expect(network.requestsTo(chatOperations.markMessagesRead)).toEqual([]);
  });

  it('is not offered for an order of another customer', async () => {
    network.respondTo(orderOperations.readOrder, () => buildOrder({ UserId: 8 }));
    open('/order-details?Id=9001');
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Chat/ })).toBeNull();
    expect(network.requestsTo(chatOperations.listMessages)).toEqual([]);
  });
});
