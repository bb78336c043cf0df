import { bffOperations } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { connectLiveStream } from '@tokri/web-kit/session';
import {
  testUser,
  fakeNetwork,
  setupSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { hideToast } from '@tokri/web-kit/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { useWaitlistOffer } from './use-waitlist-offer.ts';

const text = /^A slot has opened up: .*4–7 pm\. It is reserved for you for 10 minutes\.$/;

let network: FakeNetwork;
let sendOffer: (data: object) => void;
let close: () => void;
beforeEach(() => {
  setupSession({ user: testUser, token: 't' });
  network = fakeNetwork();
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (
      !String(input instanceof Request ? input.url : input).includes(
        bffOperations.streamEvents.path,
      )
    )
      return originalFetch(input, init);
    const events = new TransformStream<string, string>();
    const writer = events.writable.getWriter();
    sendOffer = (data) =>
      void writer.write(`event: slot.offered\ndata: ${JSON.stringify(data)}\n\n`);
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

const Home = () => {
  useWaitlistOffer();
  return (
    <>
      <Link to="/product-list">Items</Link>
      <Link to="/checkout-details">Cart</Link>
    </>
  );
};
const open = (path = '/home') => renderPage([{ path: '*', element: <Home /> }], path);
const sendWaitlistOffer = (offerMs = 600_000): void =>
  sendOffer({
    SlotId: 103,
    HoldId: 777,
    Date: '2026-11-27',
    Start: '16:00',
    End: '19:00',
    ExpiresAt: new Date(Date.now() + offerMs).toISOString(),
  });

describe('waitlist offer', () => {
  it('stays visible across pages until the customer opens the checkout', async () => {
    const { user } = open();
    sendWaitlistOffer();
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Items' }));
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Cart' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
  it('opens the offered slot in one tap', async () => {
    const { user } = open();
    sendWaitlistOffer();
    await user.click(await screen.findByRole('button', { name: 'View slot' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
  it('disappears when the offer expires', async () => {
    open();
    sendWaitlistOffer(300);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
  it('disappears when the customer signs out', async () => {
    open();
    sendWaitlistOffer();
    expect(await screen.findByText(text)).toBeVisible();
    act(() => setupSession());
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
  it('hides the toast on the checkout page because that page shows the offer itself', async () => {
    const { user } = open('/checkout-details');
    sendWaitlistOffer();
    await user.click(screen.getByRole('link', { name: 'Items' }));
    sendWaitlistOffer();
    expect(await screen.findAllByText(text)).toHaveLength(1);
  });
});
