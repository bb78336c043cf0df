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
const done = (Quantity: number, Capped = false) => [
  { Id: 1, Error: 0, Message: '', Code: '', Quantity, Capped },
];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(() => network.restore());

describe('a visitor who adds a thing', () => {
  it('has it in the local cart and the badge at once, without a call', async () => {
    setupSession();
    await expect(setQuantity(onion, 2)).resolves.toEqual({ kind: 'set', quantity: 2 });
    expect(cartQuantity(onion)).toBe(2);
    expect(session().cartCount).toBe(2);
    expect(JSON.parse(localStorage.getItem('OnlineCartList') ?? '[]')).toHaveLength(1);
    expect(localStorage.getItem('cartCount')).toBe('2');
    expect(network.requests).toHaveLength(0);
  });

  it('with a full cart, is told so and has the others as before', async () => {
    const localLines = Array.from({ length: maxCartLines }, (_, at) => ({
      ItemId: at + 2,
      UnitId: 1,
      OfferId: 0,
      LineKey: `k${at}`,
      Quantity: 1,
      UserId: 0,
      Message: '',
    }));
    setupSession({ localLines });
    await expect(setQuantity(onion, 2)).resolves.toEqual({
      kind: 'refused',
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

describe('a signed-in user who sets a quantity', () => {
  beforeEach(() =>
    setupSession({ user: testUser, serverLines: [{ ...onion, LineKey: 'known', Quantity: 1 }] }),
  );

  it('sees it before the server answers, and sends the key of the line', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => done(3));
    const setting = setQuantity(onion, 3);
    expect(cartQuantity(onion)).toBe(3);
    await expect(setting).resolves.toEqual({ kind: 'set', quantity: 3 });
    expect(network.requests[0]?.body).toMatchObject({ LineKey: 'known', Quantity: 3, UserId: 7 });
  });

  it('beyond the stock, gets what there is', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => done(2, true));
    await expect(setQuantity(onion, 9)).resolves.toEqual({ kind: 'capped', quantity: 2 });
    expect(cartQuantity(onion)).toBe(2);
  });

  it('that a rule refuses, sees the old one again with the reason', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'The day has passed.', Code: 'date-past' },
    ]);
    await expect(setQuantity(onion, 5)).resolves.toEqual({
      kind: 'refused',
      quantity: 1,
      code: 'date-past',
      message: 'The day has passed.',
    });
    expect(cartQuantity(onion)).toBe(1);
  });

  it('without an answer, sees the old one again', async () => {
    network.respondTo(cartOperations.uploadCartLine, rejectAsOffline);
    await expect(setQuantity(onion, 5)).rejects.toMatchObject({ code: 'unreachable' });
    expect(cartQuantity(onion)).toBe(1);
  });

  it('three times in a hurry, sends the first and the last only', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      done((body as { Quantity: number }).Quantity),
    );
    await Promise.all([setQuantity(onion, 2), setQuantity(onion, 3), setQuantity(onion, 4)]);
    expect(network.requests.map(({ body }) => (body as { Quantity: number }).Quantity)).toEqual([
      2, 4,
    ]);
    expect(cartQuantity(onion)).toBe(4);
  });

  it('twice, and both are refused, sees what the server last told', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'The day has passed.', Code: 'date-past' },
    ]);
    await expect(
      Promise.all([setQuantity(onion, 2), setQuantity(onion, 3)]),
    ).resolves.toMatchObject([
      { kind: 'refused', quantity: 1 },
      { kind: 'refused', quantity: 1 },
    ]);
    expect(cartQuantity(onion)).toBe(1);
  });

  it('twice, and only the second is refused, sees the first', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      (body as { Quantity: number }).Quantity === 2
        ? done(2)
        : [{ Id: 0, Error: 1, Message: 'x', Code: 'date-past' }],
    );
    await Promise.all([setQuantity(onion, 2), setQuantity(onion, 3)]);
    expect(cartQuantity(onion)).toBe(2);
  });

  it('to 0 and back to 1, and neither is answered, sees the line with its own key', async () => {
    network.respondTo(cartOperations.uploadCartLine, rejectAsOffline);
    await Promise.allSettled([setQuantity(onion, 0), setQuantity(onion, 1)]);
    expect(session().serverLines).toEqual([{ ...onion, LineKey: 'known', Quantity: 1 }]);
  });

  it('three times in a hurry, is told that the second was overtaken', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      done((body as { Quantity: number }).Quantity),
    );
    const outcomes = await Promise.all([
      setQuantity(onion, 2),
      setQuantity(onion, 3),
      setQuantity(onion, 4),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['set', 'overtaken', 'set']);
  });

  it('twice, and only the first gets no answer, hears that it was overtaken and nothing of trying again', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      (body as { Quantity: number }).Quantity === 2 ? rejectAsOffline() : done(3),
    );
    await expect(
      Promise.all([setQuantity(onion, 2), setQuantity(onion, 3)]),
    ).resolves.toMatchObject([{ kind: 'overtaken' }, { kind: 'set', quantity: 3 }]);
    expect(cartQuantity(onion)).toBe(3);
  });

  it('while the cart is read, and the server refuses, sees what was read', async () => {
    network.respondTo(cartOperations.uploadCartLine, rejectAsOffline);
    const setting = setQuantity(onion, 5);
    applyServerCart({ Lines: [{ ...onion, LineKey: 'known', Quantity: 4 }] as never, Count: 4 });
    await expect(setting).rejects.toMatchObject({ code: 'unreachable' });
    expect(cartQuantity(onion)).toBe(4);
  });

  it('while a cart is read that does not have it yet, sees what is wished, and counts with it', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => done(5));
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

  it('to 0, has the line gone', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => done(0));
    await setQuantity(onion, 0);
    expect(session().serverLines).toEqual([]);
    expect(session().cartCount).toBe(0);
  });

  it('tells those who computed from the cart', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => done(2));
    const heard = jest.fn();
    const stop = onCartChange(heard);
    await setQuantity(onion, 2);
    stop();
    await setQuantity(onion, 1);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
