import { chatOperations, orderAdminOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { setupAdminApi, pageResponse, signInAs } from '../../testing/fake-admin-api.ts';

let network: ReturnType<typeof setupAdminApi>['network'];
const conversation = {
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  UserId: 70,
  Count: 1,
  Unread: 1,
  Last: {
    Id: 1,
    CreatorId: 70,
    ByStaff: false,
    Preview: 'Please ring twice',
    SentAt: '2026-11-20T05:00:00+05:30',
  },
};
beforeEach(() => {
  ({ network } = setupAdminApi());
  network.respondTo(chatOperations.listConversations, () => pageResponse([conversation]));
  network.respondTo(chatOperations.listMessages, () =>
    pageResponse([
      {
        Id: 1,
        CreatorId: 70,
        RecipientId: 0,
        TransactionId: 9001,
        Message: 'Please ring twice at the gate',
        SentAt: '2026-11-20T05:00:00+05:30',
        ReadAt: '2026-11-20T05:01:00+05:30',
      },
    ]),
  );
  network.respondTo(chatOperations.markMessagesRead, () => [
    { Id: 9001, Error: 0, Message: '', Code: '', Read: 0 },
  ]);
  signInAs('chat');
});
afterEach(() => network.restore());

describe('ChatPage', () => {
  it('lists conversations with their last message and unread count', async () => {
    renderPage(routes, '/admin/chat');
    expect(
      await screen.findByRole('link', { name: /T2611-04211.*Please ring twice.*1 unread/ }),
    ).toHaveAttribute('href', '/admin/chat/9001');
  });
  it('names the customer to staff who may see orders', async () => {
    network.respondTo(orderAdminOperations.listCustomerNames, () => [
      { UserId: 70, UserName: 'Asha Rao' },
    ]);
    signInAs('chat', 'transactions');
    const { user } = renderPage(routes, '/admin/chat');
    await user.click(await screen.findByRole('link', { name: /Asha Rao.*T2611-04211/ }));
    expect(
      await screen.findByRole('heading', { name: /Asha Rao.*Order T2611-04211/ }),
    ).toBeInTheDocument();
  });
  it('asks for no names without the permission for orders', async () => {
    renderPage(routes, '/admin/chat');
    await screen.findByRole('link', { name: /T2611-04211/ });
    expect(network.requestsTo(orderAdminOperations.listCustomerNames)).toEqual([]);
  });
  it('shows the number of unread conversations in the menu', async () => {
    network.respondTo(chatOperations.listConversations, ({ query }) =>
      pageResponse([conversation], query.Unread === '1' ? 4 : 7),
    );
    renderPage(routes, '/admin/chat');
    expect(await screen.findByRole('img', { name: '4 unread conversations' })).toHaveTextContent(
      '4',
    );
    expect(
      network
        .requestsTo(chatOperations.listConversations)
        .some(({ query }) => query.Unread === '1' && query.pageSize === '1'),
    ).toBe(true);
  });
  it('shows the messages of the selected conversation without a second request for it', async () => {
    const { user } = renderPage(routes, '/admin/chat');
    await user.click(await screen.findByRole('link', { name: /T2611-04211/ }));
    expect(
      await within(await screen.findByRole('region', { name: 'Order T2611-04211' })).findByText(
        'Please ring twice at the gate',
      ),
    ).toBeInTheDocument();
    expect(network.requestsTo(chatOperations.readConversationCustomer)).toEqual([]);
    expect(network.requestsTo(chatOperations.listMessages)[0]?.query).toMatchObject({
      CreatorId: '70',
      TransactionId: '9001',
    });
  });
  it('opens the conversation of an order without messages', async () => {
    network.respondTo(chatOperations.readConversationCustomer, () => ({
      TransactionId: 9005,
      TransactionNumber: 'T2611-04215',
      UserId: 75,
    }));
    renderPage(routes, '/admin/chat/9005');
    expect(await screen.findByRole('region', { name: 'Order T2611-04215' })).toBeInTheDocument();
  });
  it('offers a retry when the conversations cannot be loaded', async () => {
    network.respondTo(chatOperations.listConversations, () => problemResponse(503, 'unavailable'));
    renderPage(routes, '/admin/chat');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
