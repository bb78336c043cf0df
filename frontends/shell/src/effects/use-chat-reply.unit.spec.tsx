import { bffOperations, chatOperations, type ConversationResponse } from '@tokri/contracts/api';
import { useLocation } from '@tokri/web-kit/platform';
import { connectLiveStream, onLiveEvent } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { hideToast } from '@tokri/web-kit/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { Header } from '../frame/header/header.tsx';
import { useChatReply } from './use-chat-reply.ts';
import { useLiveData } from './use-live-data.ts';

let network: FakeNetwork;
let unread: readonly number[];
let sendEvent: (text: string) => void;
let close: () => void;
beforeEach(() => {
  setupSession({ user: testUser, token: 't' });
  unread = [];
  network = fakeNetwork();
  network.respondTo(
    chatOperations.listOwnConversations,
    () => unread.map((Unread) => ({ Unread })) as ConversationResponse[],
  );
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.includes(bffOperations.streamEvents.path)) return originalFetch(input, init);
    const events = new TransformStream<string, string>();
    const writer = events.writable.getWriter();
    sendEvent = (text) => void writer.write(text);
    return Promise.resolve(
      new Response(events.readable.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream' },
      }),
    );
  };
  close = connectLiveStream({ pincode: '', isSignedIn: true });
});
afterEach(() => {
  close();
  act(() => hideToast());
  network.restore();
});

const Page = () => {
  useLiveData();
  useChatReply();
  const { pathname, search } = useLocation();
  return (
    <>
      <main>{`${pathname}${search}`}</main>
      <Header isMenuOpen={false} onMenu={() => undefined} />
    </>
  );
};
const open = (path = '/home') => renderPage([{ path: '*', element: <Page /> }], path);
const receiveReply = (RecipientId: number = testUser.Id): Promise<void> =>
  act(async () => {
    const handled = new Promise((resolve) => onLiveEvent('chat.message', resolve));
    const message = {
      Id: 1,
      TransactionId: 9001,
      CreatorId: 1,
      RecipientId,
      SentAt: '2026-11-23T10:00:00.000Z',
    };
    sendEvent(`event: chat.message\ndata: ${JSON.stringify(message)}\n\n`);
    await handled;
  });
/** One for narrow and one for wide screens; styles show one of them. */
const linksByWidth = 2;
const toastText = 'The shop has replied';

describe('reply of the shop', () => {
  it('shows how many messages are unread, at the start and when another arrives', async () => {
    unread = [1, 2];
    open();
    expect(await screen.findAllByRole('link', { name: /^Chat.*3 unread messages$/ })).toHaveLength(
      linksByWidth,
    );
    unread = [2, 2];
    await receiveReply();
    expect(await screen.findAllByRole('link', { name: /^Chat.*4 unread messages$/ })).toHaveLength(
      linksByWidth,
    );
  });

  it('shows no badge when everything is read, and asks nothing for a visitor', async () => {
    const { unmount } = open();
    await waitFor(() =>
      expect(network.requestsTo(chatOperations.listOwnConversations)).toHaveLength(1),
    );
    expect(screen.queryByRole('link', { name: /^Chat/ })).toBeNull();
    unmount();
    const requests = network.requestsTo(chatOperations.listOwnConversations).length;
    setupSession();
    open();
    expect(network.requestsTo(chatOperations.listOwnConversations)).toHaveLength(requests);
  });

  it('is announced on another page with a link to the chat of the order', async () => {
    const { user } = open();
    await receiveReply();
    expect(await screen.findByText(toastText)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(screen.getByRole('main')).toHaveTextContent('/order-details?Id=9001&Chat=1');
  });

  it.each([
    ['on the page of its order', '/order-details?Id=9001', testUser.Id],
    ['in the list of conversations', '/conversations', testUser.Id],
    ['to a message of the customer', '/home', 0],
    ['to a message for somebody else', '/home', testUser.Id + 1],
  ])('is not announced %s', async (_, path, recipientId) => {
    open(path);
    await receiveReply(recipientId);
    expect(screen.queryByText(toastText)).toBeNull();
  });
});
