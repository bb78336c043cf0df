import { cartOperations, chatOperations, orderOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import {
  buildLine,
  buildOrder,
  buildTotals,
  commandOk,
  commandRejected,
} from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-23T20:00:00+05:30') });
  setupSession({ user: testUser, token: 'token', pincode: '560034' });
  network = fakeNetwork();
  network.respondTo(chatOperations.listMessages, () => []);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const delivered = buildOrder({
  Status: 6,
  StatusText: 'Delivered',
  StatusAt: '2026-11-23T18:56:00+05:30',
  CanCancel: false,
  PaymentStatus: 3,
  PaidAmount: 131,
});
const lines = ['Onion', 'Milk', 'Bread'].map((Name, index) =>
  buildLine({ Id: index, ItemId: index + 1, UnitId: index + 10, Name }),
);
const openDetails = (order = delivered, more = '') => {
  network.respondTo(orderOperations.readOrder, () => order);
  return renderPage(routes, `/order-details?Id=9001${more}`);
};

describe('an order that has ended', () => {
  it('leads with its delivery', async () => {
    openDetails();
    expect(
      await screen.findByRole('heading', { name: /^Delivered today, 6:56.pm$/ }),
    ).toBeVisible();
  });
  it('leads with its cancellation and the refund', async () => {
    openDetails(
      buildOrder({
        Status: 7,
        StatusText: 'Cancelled',
        StatusAt: '2026-11-22T09:10:00+05:30',
        CanCancel: false,
        PaymentMethod: 'online',
        PaymentStatus: 5,
        PaidWith: 'upi',
        RefundAmount: 188,
      }),
    );
    expect(
      await screen.findByRole('heading', { name: /^Cancelled yesterday, 9:10.am$/ }),
    ).toBeVisible();
    expect(
      screen.getByText('Refund of ₹188 on its way to your UPI account. It takes 5–7 working days.'),
    ).toBeVisible();
  });
  it('keeps in the history the sum that was placed', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => [
      {
        ...delivered,
        PartialFulfilment: { LineCount: 2, OrderedAmount: 755, Shortfall: 100 },
        Totals: buildTotals({ Payable: 655 }),
      },
    ]);
    renderPage(routes, '/booking-history');
    expect(await screen.findByText('₹755')).toBeVisible();
    expect(screen.getByText('2 items were short, ₹100 less: you paid ₹655')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Delivered today/ })).toBeVisible();
  });
  it('asks for no money after a delivery whose cash is not recorded yet', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => [
      {
        ...delivered,
        PaymentMethod: 'cod' as const,
        PaymentStatus: 1,
        PartialFulfilment: { LineCount: 2, OrderedAmount: 755, Shortfall: 100 },
      },
    ]);
    renderPage(routes, '/booking-history');
    expect(await screen.findByText('2 items were short, ₹100 less')).toBeVisible();
  });
});

interface SentLine {
  readonly ItemId: number;
  readonly Quantity: number;
}
const respondToLines = (respond: (line: SentLine) => ReturnType<typeof commandOk>): void =>
  network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
    (body as readonly SentLine[]).flatMap(respond),
  );

describe('ordering again', () => {
  it('adds the ordered quantities and names what is not available', async () => {
    respondToLines(({ ItemId, Quantity }) =>
      ItemId === 2
        ? commandRejected('not-available', 'Out of stock.', { Quantity: 0, Capped: false })
        : commandOk(1, { Quantity, Capped: false }),
    );
    const { user } = openDetails({
      ...delivered,
      Lines: lines.map((line, index) =>
        index === 0 ? { ...line, Quantity: 1, Ordered: 2 } : line,
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('2 of 3 added. Not available: Milk.')).toBeVisible();
    expect(screen.getByRole('alertdialog', { name: 'Success' })).toContainElement(
      screen.getByRole('button', { name: 'View cart' }),
    );
    expect(network.requestsTo(cartOperations.uploadCartLine).map(({ body }) => body)).toMatchObject(
      [
        [
          { ItemId: 1, UnitId: 10, Quantity: 2 },
          { ItemId: 2, UnitId: 11, Quantity: 2 },
          { ItemId: 3, UnitId: 12, Quantity: 2 },
        ],
      ],
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });
  it.each([
    ['opens the cart', 'View cart', true],
    ['stays on the page', 'Close', false],
  ])('%s after “%s”', async (_case, button, opensCart) => {
    respondToLines(({ Quantity }) => commandOk(1, { Quantity, Capped: false }));
    const { user } = openDetails();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    await user.click(await screen.findByRole('button', { name: button }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Order again' }) === null).toBe(opensCart),
    );
  });
  it('says that the cart is full, and what was left out', async () => {
    respondToLines(() => commandRejected('cart-full', 'Full.', { Quantity: 0, Capped: false }));
    const { user } = openDetails();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(
      await screen.findByText('Nothing could be added. Your cart is full. Left out: Onion.'),
    ).toBeVisible();
  });
  it('shows that it is at work, and stops when the page is left', async () => {
    let signal: AbortSignal | undefined;
    network.respondTo(
      cartOperations.uploadCartLine,
      (request) =>
        new Promise((_resolve, reject) => {
          signal = request.signal;
          signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
        }),
    );
    const { user, unmount } = openDetails();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(await screen.findByRole('button', { name: 'Adding to your cart…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    unmount();
    expect(signal?.aborted).toBe(true);
  });
  it('names what there is less of', async () => {
    respondToLines(() => commandOk(1, { Quantity: 1, Capped: true }));
    const { user } = openDetails();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(
      await screen.findByText('1 item is in your cart. Fewer than last time: Onion.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });
  it('reads the lines of an order in the history first, and offers no cart when it fails', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => [{ ...delivered, Lines: undefined }]);
    network.respondTo(orderOperations.readOrder, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/booking-history');
    await user.click(await screen.findByRole('button', { name: 'Order again, T2611-04211' }));
    expect(await screen.findByText('unavailable')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
  });
  it('is not offered while an order is on its way', async () => {
    openDetails(buildOrder());
    await screen.findByRole('button', { name: 'Cancel order' });
    expect(screen.queryByRole('button', { name: /Order again/ })).toBeNull();
  });
});

it('the cancellation sheet says when the payment comes back', async () => {
  const { user } = openDetails(
    buildOrder({
      PaymentMethod: 'online',
      PaymentStatus: 3,
      PaidAmount: 188,
      PaidWith: 'upi',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(
    await screen.findByText('₹188 will be refunded to your UPI account in 5–7 working days.'),
  ).toBeVisible();
});
