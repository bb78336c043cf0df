import { chatOperations, orderOperations, type MessageAnswer } from '@tokri/contracts/http';
import {
  aUser,
  fakeNetwork,
  givenSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anOrder } from '../../testing/fixtures.ts';

const answerOfShop: MessageAnswer = {
  Id: 5,
  CreatorId: 1,
  RecipientId: aUser.Id,
  TransactionId: 9001,
  Message: 'It left the shop.',
  ClientKey: 'k',
  SentAt: new Date().toISOString(),
  ReadAt: null,
};

let network: FakeNetwork;
let messages: readonly MessageAnswer[];
beforeEach(() => {
  givenSession({ user: aUser, token: 'token', pincode: '560034' });
  messages = [answerOfShop];
  network = fakeNetwork();
  network.answer(orderOperations.readOrder, () => anOrder());
  network.answer(chatOperations.listMessages, () => [...messages]);
  network.answer(chatOperations.markMessagesRead, () => [
    { Id: 9001, Error: 0, Message: '', Code: '', Read: 1 },
  ]);
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);

describe('the chat of an order', () => {
  it.each(['/order-details?Id=9001', '/order-status?Id=9001'])(
    'from %s, opens with what the shop wrote, which then is read',
    async (path) => {
      const { user } = open(path);
      await user.click(
        await screen.findByRole('button', { name: 'Chat about this order, 1 new message' }),
      );
      expect(
        await screen.findByRole('dialog', { name: 'Chat, order T2611-04211' }),
      ).toHaveTextContent('Tokri: It left the shop.');
      await waitFor(() => expect(network.callsOf(chatOperations.markMessagesRead)).toHaveLength(1));
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.getByRole('button', { name: 'Chat about this order' })).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('linked to, is open at once', async () => {
    open('/order-details?Id=9001&Chat=1');
    expect(
      await screen.findByRole('dialog', { name: 'Chat, order T2611-04211' }),
    ).toBeInTheDocument();
  });

  it('with nothing new, is not read before it is opened and shows no dot', async () => {
    messages = [];
    open('/order-details?Id=9001');
    expect(
      await screen.findByRole('button', { name: 'Chat about this order' }),
    ).toBeInTheDocument();
    expect(network.callsOf(chatOperations.markMessagesRead)).toEqual([]);
  });

  it("of somebody else's order, which staff look at, is not offered here", async () => {
    network.answer(orderOperations.readOrder, () => anOrder({ UserId: 8 }));
    open('/order-details?Id=9001');
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Chat/ })).toBeNull();
    expect(network.callsOf(chatOperations.listMessages)).toEqual([]);
  });
});
