import { cartFullMessage, maxCartLines } from '@tokri/contracts/orders';
import { cartOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  type FakeNetwork,
} from '../../testing/index.ts';
import { applyServerCart } from './account-cart.ts';
import { onCartChange, cartQuantity, setQuantity } from './set-quantity.ts';
import { session } from '../store/store.ts';

const onion = { ItemId: 1, UnitId: 10, OfferId: 0 };
const acknowledge = (Quantity: number, Capped = false) => [
  { Id: 1, Error: 0, Message: '', Code: '', Quantity, Capped },
];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(() => network.restore());

describe('setQuantity for a visitor', () => {
  it('updates local cart and badge at once without a request', async () => {
    setupSession();
    await expect(setQuantity(onion, 2)).resolves.toEqual({ kind: 'set', quantity: 2 });
    expect(cartQuantity(onion)).toBe(2);
    expect(session().cartCount).toBe(2);
    expect(JSON.parse(localStorage.getItem('OnlineCartList') ?? '[]')).toHaveLength(1);
    expect(localStorage.getItem('cartCount')).toBe('2');
    expect(network.requests).toHaveLength(0);
  });

  it('reports a full cart and keeps the other lines', async () => {
    const localLines = Array.from({ length: maxCartLines }, (_, index) => ({
      ItemId: index + 2,
      UnitId: 1,
      OfferId: 0,
      LineKey: `k${index}`,
      Quantity: 1,
      UserId: 0,
      Message: '',
    }));
    setupSession({ localLines });
    await expect(setQuantity(onion, 2)).resolves.toEqual({
      kind: 'rejected',
      quantity: 0,
      code: 'cart-full',
      message: cartFullMessage.en,
    });
    expect([cartQuantity(onion), session().localLines.length]).toEqual([0, maxCartLines]);
    await expect(setQuantity({ ItemId: 2, UnitId: 1, OfferId: 0 }, 3)).resolves.toEqual({
      kind: 'set',
      quantity: 3,
    });
  });
});

describe('setQuantity for a signed-in customer', () => {
  beforeEach(() =>
    setupSession({ user: testUser, serverLines: [{ ...onion, LineKey: 'known', Quantity: 1 }] }),
  );

  it("shows the quantity before the response and sends the line's key", async () => {
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(3));
    const setting = setQuantity(onion, 3);
    expect(cartQuantity(onion)).toBe(3);
    await expect(setting).resolves.toEqual({ kind: 'set', quantity: 3 });
    expect(network.requests[0]?.body).toMatchObject({ LineKey: 'known', Quantity: 3, UserId: 7 });
  });

  it('is capped at the stock', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(2, true));
    await expect(setQuantity(onion, 9)).resolves.toEqual({ kind: 'capped', quantity: 2 });
    expect(cartQuantity(onion)).toBe(2);
  });

  it('restores the old quantity and returns the reason of a rejection', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'The day has passed.', Code: 'date-past' },
    ]);
    await expect(setQuantity(onion, 5)).resolves.toEqual({
      kind: 'rejected',
      quantity: 1,
      code: 'date-past',
      message: 'The day has passed.',
    });
    expect(cartQuantity(onion)).toBe(1);
  });

  it('restores the old quantity when there is no response', async () => {
    network.respondTo(cartOperations.uploadCartLine, rejectAsOffline);
    await expect(setQuantity(onion, 5)).rejects.toMatchObject({ code: 'unreachable' });
    expect(cartQuantity(onion)).toBe(1);
  });

  it('sends only the first and the last of three quick changes', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      acknowledge((body as { Quantity: number }).Quantity),
    );
    await Promise.all([setQuantity(onion, 2), setQuantity(onion, 3), setQuantity(onion, 4)]);
    expect(network.requests.map(({ body }) => (body as { Quantity: number }).Quantity)).toEqual([
      2, 4,
    ]);
    expect(cartQuantity(onion)).toBe(4);
  });

  it('restores the last confirmed quantity when two changes are rejected', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'The day has passed.', Code: 'date-past' },
    ]);
    await expect(
      Promise.all([setQuantity(onion, 2), setQuantity(onion, 3)]),
    ).resolves.toMatchObject([
      { kind: 'rejected', quantity: 1 },
      { kind: 'rejected', quantity: 1 },
    ]);
    expect(cartQuantity(onion)).toBe(1);
  });

  it('restores the first quantity when only the second change is rejected', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      (body as { Quantity: number }).Quantity === 2
        ? acknowledge(2)
        : [{ Id: 0, Error: 1, Message: 'x', Code: 'date-past' }],
    );
    await Promise.all([setQuantity(onion, 2), setQuantity(onion, 3)]);
    expect(cartQuantity(onion)).toBe(2);
  });

  it('restores the line with its key when removing and re-adding get no response', async () => {
    network.respondTo(cartOperations.uploadCartLine, rejectAsOffline);
    await Promise.allSettled([setQuantity(onion, 0), setQuantity(onion, 1)]);
    expect(session().serverLines).toEqual([{ ...onion, LineKey: 'known', Quantity: 1 }]);
  });

  it('reports the second of three quick changes as superseded', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      acknowledge((body as { Quantity: number }).Quantity),
    );
    const results = await Promise.all([
      setQuantity(onion, 2),
      setQuantity(onion, 3),
      setQuantity(onion, 4),
    ]);
    expect(results.map(({ kind }) => kind)).toEqual(['set', 'superseded', 'set']);
  });

  it('reports the first of two changes as superseded when only it gets no response', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      (body as { Quantity: number }).Quantity === 2 ? rejectAsOffline() : acknowledge(3),
    );
    await expect(
      Promise.all([setQuantity(onion, 2), setQuantity(onion, 3)]),
    ).resolves.toMatchObject([{ kind: 'superseded' }, { kind: 'set', quantity: 3 }]);
    expect(cartQuantity(onion)).toBe(3);
  });

  it('restores the quantity that was read when a change is rejected during a read', async () => {
    network.respondTo(cartOperations.uploadCartLine, rejectAsOffline);
    const setting = setQuantity(onion, 5);
    applyServerCart({ Lines: [{ ...onion, LineKey: 'known', Quantity: 4 }] as never, Count: 4 });
    await expect(setting).rejects.toMatchObject({ code: 'unreachable' });
    expect(cartQuantity(onion)).toBe(4);
  });

  it('keeps showing and counting an unconfirmed item while an older cart is read', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(5));
    const setting = setQuantity(onion, 5);
    applyServerCart({
      Lines: [
        { ...onion, LineKey: 'known', Quantity: 1 },
        { ItemId: 3, UnitId: 8, OfferId: 0, LineKey: 'other', Quantity: 2 },
      ] as never,
      Count: 3,
    });
    expect([cartQuantity(onion), session().cartCount]).toEqual([5, 7]);
    await setting;
    expect([cartQuantity(onion), session().cartCount]).toEqual([5, 7]);
  });

  it('removes the line at quantity 0', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(0));
    await setQuantity(onion, 0);
    expect(session().serverLines).toEqual([]);
    expect(session().cartCount).toBe(0);
  });

  it('notifies cart listeners', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(2));
    const onChange = jest.fn();
    const stop = onCartChange(onChange);
    await setQuantity(onion, 2);
    stop();
    await setQuantity(onion, 1);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
