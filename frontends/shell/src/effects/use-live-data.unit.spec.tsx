import {
  bffOperations,
  cartOperations,
  notificationOperations,
  orderOperations,
  type CartResponse,
  type OrderResponse,
} from '@tokri/contracts/api';
import { useCartSummary } from '@tokri/web-kit/cart-summary';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { onLiveEvent, session, updateSession } from '@tokri/web-kit/session';
import {
  testUser,
  fakeNetwork,
  setupSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useLiveData } from './use-live-data.ts';

const streamTimeoutMs = 4_000;

let network: FakeNetwork;
let openedStreams: number;
let closedStreams: number;
let sendEvent: ((event: string, data: object) => void) | undefined;
beforeEach(() => {
  setupSession({ user: testUser, token: 't' });
  network = fakeNetwork();
  sendEvent = undefined;
  openedStreams = 0;
  closedStreams = 0;
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(bffOperations.streamEvents.path)) return originalFetch(input, init);
    openedStreams += 1;
    const events = new TransformStream<string, string>();
    const writer = events.writable.getWriter();
    init?.signal?.addEventListener('abort', () => {
      closedStreams += 1;
      void writer.abort().catch(() => undefined);
    });
    sendEvent = (event, data) =>
      void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    return Promise.resolve(
      new Response(events.readable.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream' },
      }),
    );
  };
});
afterEach(() => network.restore());

const Inbox = () => {
  useLiveData();
  const inbox = useQuery({
    queryKey: [notificationOperations.readInbox.operationId],
    queryFn: () => callApi(notificationOperations.readInbox),
  });
  return (
    <ul>
      {inbox.data?.map(({ Key, Title }) => (
        <li key={Key}>{Title}</li>
      ))}
    </ul>
  );
};
const buildInboxMessage = (index: number) => ({
  Key: `ntf:${index}`,
  Kind: 'placed' as const,
  TransactionId: 9001,
  TransactionNumber: 'T1',
  Title: `Message ${index}`,
  Text: '',
  At: '2026-11-20T05:00:00Z',
  Path: '/order-details?Id=9001',
});

describe('inbox', () => {
  it('is refetched when the live stream announces a new message', async () => {
    let sent = 1;
    network.respondTo(notificationOperations.readInbox, () =>
      Array.from({ length: sent }, (_, index) => buildInboxMessage(index)),
    );
    renderPage([{ path: '/', element: <Inbox /> }], '/');
    expect(await screen.findByText('Message 0')).toBeInTheDocument();
    sent = 2;
    expect(
      await screen.findByText('Message 1', {}, { timeout: streamTimeoutMs }),
    ).toBeInTheDocument();
    sent = 3;
    sendEvent?.('notification', {
      Kind: 'placed',
      TransactionId: 9001,
      At: '2026-11-20T05:00:00Z',
    });
    expect(await screen.findByText('Message 2')).toBeInTheDocument();
  });
});

const Total = () => {
  useLiveData();
  const { totals } = useCartSummary();
  return <p>{totals?.Payable}</p>;
};
const NoTotal = () => {
  useLiveData();
  return <p>nothing</p>;
};
const buildCartWith = (Quantity: number) =>
  ({
    Lines: [{ ItemId: 1, UnitId: 2, OfferId: 0, LineKey: 'k', Quantity }],
    Count: Quantity,
    PDate: '',
    Totals: { Payable: Quantity * 10 },
    FreeDelivery: { Above: 0, Short: 0 },
  }) as unknown as CartResponse;

describe('cart changed on another device', () => {
  it.each([
    { case: 'with a page that shows its total', page: <Total />, shown: '10' },
    { case: 'with a page that shows no total', page: <NoTotal />, shown: 'nothing' },
  ])('is fetched once for badge and cards $case', async ({ page, shown }) => {
    setupSession({ user: testUser, token: 't', cartCount: 1 });
    network.respondTo(cartOperations.readNearestCart, () => buildCartWith(1));
    renderPage([{ path: '/', element: page }], '/');
    await waitFor(() => expect(sendEvent).toBeDefined(), { timeout: streamTimeoutMs });
    expect(await screen.findByText(shown)).toBeInTheDocument();
    const before = network.requestsTo(cartOperations.readNearestCart).length;
    network.respondTo(cartOperations.readNearestCart, () => buildCartWith(3));
    sendEvent?.('cart.changed', { PDate: '2099-01-02', Count: 3 });
    await waitFor(() =>
      expect([session().cartCount, session().serverLines[0]?.Quantity]).toEqual([3, 3]),
    );
    expect(network.requestsTo(cartOperations.readNearestCart)).toHaveLength(before + 1);
  });
});

const TrackedOrder = () => {
  useLiveData();
  const orders = useQuery({
    queryKey: [orderOperations.listOrdersOfUser.operationId],
    queryFn: () => callApi(orderOperations.listOrdersOfUser, { query: { UserId: testUser.Id } }),
  });
  return <p>{orders.data?.map(({ StatusText }) => StatusText).join()}</p>;
};

describe('coming back online', () => {
  it('reads orders again and opens the stream at once, without the delay of a retry', async () => {
    let status = 'Packed';
    network.respondTo(orderOperations.listOrdersOfUser, () => [
      { StatusText: status } as OrderResponse,
    ]);
    renderPage([{ path: '/', element: <TrackedOrder /> }], '/');
    expect(await screen.findByText('Packed')).toBeInTheDocument();
    await waitFor(() => expect(openedStreams).toBe(1), { timeout: streamTimeoutMs });
    status = 'Delivered';
    const openedAt = Date.now();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Delivered')).toBeInTheDocument();
    await waitFor(() => expect(openedStreams).toBe(2));
    expect(Date.now() - openedAt).toBeLessThan(1_000);
  });
  it('keeps the stream when only the connection drops', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => []);
    const onEvent = jest.fn();
    const unsubscribe = onLiveEvent('order.status', onEvent);
    renderPage([{ path: '/', element: <TrackedOrder /> }], '/');
    await waitFor(() => expect(openedStreams).toBe(1), { timeout: streamTimeoutMs });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    online.mockRestore();
    expect(closedStreams).toBe(0);
    sendEvent?.('order.status', { TransactionId: 9001, Status: 6 });
    await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
    expect(openedStreams).toBe(1);
    unsubscribe();
  });
});

describe('an account that is being deleted', () => {
  const open = async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => []);
    renderPage([{ path: '/', element: <TrackedOrder /> }], '/');
    await waitFor(() => expect(openedStreams).toBe(1), { timeout: streamTimeoutMs });
    act(() => updateSession({ isClosingAccount: true }));
  };

  it('has no stream, which would be opened again with a token that the shop has ended', async () => {
    await open();
    expect(closedStreams).toBe(1);
    window.dispatchEvent(new Event('online'));
    expect(openedStreams).toBe(1);
  });

  it('has one again when the code was wrong', async () => {
    await open();
    act(() => updateSession({ isClosingAccount: false }));
    await waitFor(() => expect(openedStreams).toBe(2), { timeout: streamTimeoutMs });
  });
});
