import { addDays } from '@tokri/contracts/dates';
import { chatOperations } from '@tokri/contracts/api';
import { testUser, rejectAsOffline, problemResponse } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { updateComposer } from './outgoing-messages.ts';
import {
  buildMessage,
  fakeChat,
  renderThread,
  orderId,
  type FakeChat,
} from './testing/render-thread.tsx';

let shop: FakeChat;
const connect = (isOnline: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
};
beforeEach(() => {
  updateComposer(`${testUser.Id}:${orderId}`, () => ({ draft: '', outgoing: [] }));
  updateComposer(`1:${orderId}`, () => ({ draft: '', outgoing: [] }));
  shop = fakeChat();
});
afterEach(() => {
  shop.network.restore();
  connect(true);
});

const findMessageField = () => screen.findByRole('textbox', { name: 'Message' });
const listEntryTexts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const listSendRequests = () =>
  shop.network
    .requestsTo(chatOperations.sendMessage)
    .map(({ body }) => body as { readonly ClientKey: string; readonly Message: string });
const marks = () => shop.network.requestsTo(chatOperations.markMessagesRead);

describe('ChatThread', () => {
  it('explains its purpose while it is empty', async () => {
    renderThread();
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
  });

  it('separates days and shows the time of each message', async () => {
    const day = addDays(today(), -1);
    shop.messages = [
      buildMessage({ SentAt: '2026-01-05T09:30:00Z', ReadAt: '2026-01-05T09:31:00Z' }),
      buildMessage({
        CreatorId: 1,
        Message: 'Sweet & ripe',
        SentAt: `${day}T06:00:00Z`,
        ReadAt: `${day}T06:01:00Z`,
      }),
      buildMessage({ Message: 'Thanks' }),
    ];
    renderThread();
    await screen.findByText(/Thanks/);
    expect(listEntryTexts()).toEqual([
      'Mon 5 Jan',
      'You: Is the mango ripe?3:00 pmSeen',
      'Yesterday',
      'Tokri: Sweet & ripe11:30 am',
      'Today',
      expect.stringMatching(/^You: Thanks.*Sent$/),
    ]);
  });

  it('shows markup and links in a message as plain text', async () => {
    const text = '<img src=x onerror=alert(1)> https://example.com <b>';
    shop.messages = [buildMessage({ CreatorId: 1, Message: text, ReadAt: '2026-01-05T09:31:00Z' })];
    const { container } = renderThread();
    expect(
      await screen.findByText(
        (_, element) => element?.tagName === 'P' && element.textContent === `Tokri: ${text}`,
      ),
    ).toBeInTheDocument();
    expect(container.querySelectorAll('img, a, b')).toHaveLength(0);
  });

  it('offers a retry when messages do not load', async () => {
    shop.network.respondTo(chatOperations.listMessages, () => problemResponse(503, 'unavailable'));
    const { user } = renderThread();
    const reopened = await screen.findByRole('button', { name: 'Try again' });
    shop.network.respondTo(chatOperations.listMessages, () => [buildMessage()]);
    await user.click(reopened);
    expect(await screen.findByText(/Is the mango ripe/)).toBeInTheDocument();
  });

  it('shows, announces and marks as read a message that arrives while it is open', async () => {
    const { user } = renderThread();
    await screen.findByText('No messages yet');
    shop.messages = [buildMessage({ CreatorId: 2, Message: 'It left the shop' })];
    await user.click(screen.getByText('live event'));
    expect(await screen.findByText('Tokri: It left the shop')).toBeInTheDocument();
    await waitFor(() =>
      expect(marks().map(({ query }) => query)).toEqual([
        {
          ChatCreatorId: '0',
          ChatRecipientId: String(testUser.Id),
          ChatTransactionId: String(orderId),
        },
      ]),
    );
  });

  it('shows "Seen" when the other side has read the message', async () => {
    shop.messages = [buildMessage()];
    const { user } = renderThread();
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    shop.messages = shop.messages.map((message) => ({
      ...message,
      ReadAt: new Date().toISOString(),
    }));
    await user.click(screen.getByText('live event'));
    expect(await screen.findByText('Seen')).toBeInTheDocument();
    expect(marks()).toEqual([]);
  });
});

describe('sending a message', () => {
  it('sends with Enter, starts a new line with Shift+Enter and clears the field', async () => {
    const { user } = renderThread();
    await user.type(await findMessageField(), 'Ripe,{Shift>}{Enter}{/Shift}please{Enter}');
    await waitFor(() =>
      expect(listSendRequests()).toMatchObject([
        {
          CreatorId: testUser.Id,
          RecipientId: 0,
          TransactionId: orderId,
          Message: 'Ripe,\nplease',
        },
      ]),
    );
    expect(await findMessageField()).toHaveValue('');
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(listEntryTexts()).toHaveLength(2);
  });

  it('does not send blank text', async () => {
    const { user } = renderThread();
    await user.type(await findMessageField(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(listSendRequests()).toEqual([]);
  });

  it('reports text that is too long and does not send it', async () => {
    const { user } = renderThread();
    fireEvent.change(await findMessageField(), { target: { value: 'x'.repeat(950) } });
    expect(screen.getByText('50 characters left')).toBeInTheDocument();
    fireEvent.change(await findMessageField(), { target: { value: 'x'.repeat(1001) } });
    expect(screen.getByText('Too long: maximum 1000 characters')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(listSendRequests()).toEqual([]);
  });

  it('resends a message that was not delivered under the same key', async () => {
    const { user } = renderThread();
    await screen.findByText('No messages yet');
    shop.network.respondTo(chatOperations.sendMessage, () => problemResponse(503, 'unavailable'));
    await user.type(await findMessageField(), 'Hello{Enter}');
    const reopened = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent. unavailable');
    shop.network.respondTo(chatOperations.sendMessage, ({ body }) => [
      {
        Id: 900,
        Error: 0,
        Message: '',
        Code: '',
        SentAt: new Date().toISOString(),
        ClientKey: body.ClientKey,
      },
    ]);
    await user.click(reopened);
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(new Set(listSendRequests().map(({ ClientKey }) => ClientKey)).size).toBe(1);
    expect(listSendRequests()).toHaveLength(2);
    expect(listEntryTexts()).toHaveLength(2);
  });

  it('shows why a message was rejected and lets the writer delete it', async () => {
    const { user } = renderThread();
    shop.network.respondTo(chatOperations.sendMessage, () => [
      { Id: 0, Error: 1, Message: 'Wait a minute.', Code: 'too-fast' },
    ]);
    await user.type(await findMessageField(), 'Hello{Enter}');
    expect(await screen.findByText('Not sent. Wait a minute.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('No messages yet')).toBeInTheDocument();
  });

  it('shows a message once when its response was lost', async () => {
    const { user } = renderThread();
    await screen.findByText('No messages yet');
    shop.network.respondTo(chatOperations.sendMessage, ({ body }) => {
      shop.messages = [buildMessage({ Message: body.Message, ClientKey: body.ClientKey })];
      return problemResponse(504, 'unavailable');
    });
    await user.type(await findMessageField(), 'Hello{Enter}');
    await screen.findByRole('button', { name: 'Try again' });
    await user.click(screen.getByText('live event'));
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(listEntryTexts()).toHaveLength(2);
  });

  it('waits while offline and sends when the connection is back', async () => {
    const { user } = renderThread();
    await screen.findByText('No messages yet');
    const { respondTo } = shop.network;
    connect(false);
    expect(screen.getByText(/You are offline/)).toBeInTheDocument();
    respondTo(chatOperations.sendMessage, rejectAsOffline);
    await user.type(await findMessageField(), 'Hello{Enter}');
    expect(await screen.findByText('Waiting for connection')).toBeInTheDocument();
    respondTo(chatOperations.sendMessage, () => [
      { Id: 901, Error: 0, Message: '', Code: '', SentAt: new Date().toISOString() },
    ]);
    connect(true);
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(new Set(listSendRequests().map(({ ClientKey }) => ClientKey)).size).toBe(1);
  });
});

describe('waiting message', () => {
  it('is sent when its closed thread is opened again online', async () => {
    updateComposer(`${testUser.Id}:${orderId}`, () => ({
      outgoing: [
        {
          clientKey: 'left',
          text: 'From the lift',
          at: new Date().toISOString(),
          state: 'waiting',
          reason: '',
        },
      ],
    }));
    renderThread();
    await waitFor(() =>
      expect(listSendRequests()).toMatchObject([{ ClientKey: 'left', Message: 'From the lift' }]),
    );
    expect(await screen.findByText('Sent')).toBeInTheDocument();
  });
});
