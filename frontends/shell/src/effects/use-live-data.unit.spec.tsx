import { bffOperations, notificationOperations } from '@tokri/contracts/http';
import { call, useQuery } from '@tokri/web-kit/platform';
import { aUser, fakeNetwork, givenSession, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { useLiveData } from './use-live-data.ts';

/** Longer than the shell waits before it opens the stream. */
const streamTimeoutMs = 4_000;

let network: FakeNetwork;
let tell: (event: string, data: object) => void;
beforeEach(() => {
  givenSession({ user: aUser, token: 't' });
  network = fakeNetwork();
  const rest = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(bffOperations.streamEvents.path)) return rest(input, init);
    const events = new TransformStream<string, string>();
    const writer = events.writable.getWriter();
    tell = (event, data) => void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    return Promise.resolve(new Response(events.readable.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/event-stream' } }));
  };
});
afterEach(() => network.restore());

const Inbox = () => {
  useLiveData();
  const inbox = useQuery({ queryKey: [notificationOperations.readInbox.id], queryFn: () => call(notificationOperations.readInbox) });
  return <ul>{inbox.data?.map(({ Key, Title }) => <li key={Key}>{Title}</li>)}</ul>;
};
const message = (at: number) => ({ Key: `ntf:${at}`, Kind: 'placed' as const, TransactionId: 9001, TransactionNumber: 'T1', Title: `Message ${at}`, Text: '', At: '2026-11-20T05:00:00Z', Path: '/order-details?Id=9001' });

describe('the inbox on a page', () => {
  it('told by the live stream of a message that went out, is read again without a reload', async () => {
    let sent = 1;
    network.answer(notificationOperations.readInbox, () => Array.from({ length: sent }, (_, at) => message(at)));
    renderPage([{ path: '/', element: <Inbox /> }], '/');
    expect(await screen.findByText('Message 0')).toBeInTheDocument();
    sent = 2;
    // The stream that opens reads once; the third read is that of the event.
    expect(await screen.findByText('Message 1', {}, { timeout: streamTimeoutMs })).toBeInTheDocument();
    sent = 3;
    tell('notification', { Kind: 'placed', TransactionId: 9001, At: '2026-11-20T05:00:00Z' });
    expect(await screen.findByText('Message 2')).toBeInTheDocument();
  });
});
