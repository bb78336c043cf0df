import fc from 'fast-check';
import { readOutbox } from './slot-invariants.ts';
import type { SlotModel } from './slot-model.ts';
import { type ModelCart } from './slot-model.ts';
import type { SlotScenario } from './slot-scenario.ts';

export const user = fc.integer({ min: 1, max: 5 });

export const cart: fc.Arbitrary<ModelCart> = fc.record({
  items: fc.integer({ min: 1, max: 4 }),
  sum: fc.constantFrom(50_000, 50_000, 50_001, 49_999),
  lead: fc.constantFrom(0, 0, 2_400, 2_460),
});

export const describeCart = ({ items, sum, lead }: ModelCart): string =>
  `${items} for ${sum} in ${lead}`;

export const key = fc.constantFrom('first', 'second');

export const capacity = fc.integer({ min: 0, max: 3 });

export const pieceCapacity = fc.option(fc.integer({ min: 1, max: 8 }), { freq: 2, nil: null });

export const pick = fc.nat({ max: 30 });

export const pickFrom = <T>(from: readonly T[], at: number): T | undefined =>
  from[at % Math.max(1, from.length)];

export const anyHoldId = (model: SlotModel, at: number): number =>
  pickFrom([...model.holds.keys(), ...model.former.keys(), 999_999], at) ?? 0;

export type Command = fc.AsyncCommand<SlotModel, SlotScenario>;

const command = (
  text: string,
  run: (model: SlotModel, real: SlotScenario) => Promise<void>,
): Command => ({
  check: () => true,
  run,
  toString: () => text,
});

let lastOrderId = 0;
export const nextOrderId = (): number => (lastOrderId += 1);

const takeOver = async (
  model: SlotModel,
  real: SlotScenario,
  to: readonly { userId: number; items: number }[],
): Promise<void> => {
  const { holds } = await real.document();
  for (const waiter of to) {
    const found = Object.entries(holds).find(
      ([, hold]) => hold.cust === waiter.userId && hold.st === 'O',
    );
    expect(found).toBeDefined();
    if (found)
      model.addHold(Number(found[0]), {
        ...waiter,
        key: '',
        state: 'offered',
        endsMs: real.now() + 600_000,
      });
  }
};

export const commands = [
  fc.tuple(user, key, cart, fc.boolean()).map(([userId, holdKey, cart, extend]) =>
    command(
      `hold ${userId} ${holdKey} ${describeCart(cart)}${extend ? ' extend' : ''}`,
      async (model, real) => {
        const expected = model.hold(userId, { key: holdKey, extend, ...cart }, real.now());
        const outcome = await real.hold(userId, { key: holdKey, extend, ...cart });
        expect(
          outcome.ok ? (expected === 'new' ? 'new' : outcome.value.hold.holdId) : outcome.code,
        ).toBe(expected);
        if (outcome.ok && expected === 'new')
          model.addHold(outcome.value.hold.holdId, {
            userId,
            key: holdKey,
            ...cart,
            endsMs: real.now() + 600_000,
          });
      },
    ),
  ),
  fc.tuple(user, pick).map(([userId, at]) =>
    command(`release ${userId} ${at}`, async (model, real) => {
      const holdId = anyHoldId(model, at);
      const outcome = await real.release(userId, holdId);
      expect(outcome.ok ? outcome.value : outcome.code).toBe(model.release(userId, holdId));
    }),
  ),
  fc
    .tuple(user, pick, fc.boolean(), fc.option(cart, { freq: 2 }), fc.boolean())
    .map(([userId, at, isOnline, other, isAgain]) =>
      command(
        `order ${userId} ${at}${isAgain ? ' again' : ''}${isOnline ? ' online' : ''} ${other ? describeCart(other) : 'as held'}`,
        async (model, real) => {
          const [holdId, orderId] = [anyHoldId(model, at), nextOrderId()];
          const hold = model.holds.get(holdId);
          const earlierOrderId = isAgain ? (hold?.orderId ?? null) : null;
          const isHeld = hold?.state === 'held' && hold.userId === userId;
          const cart = other ?? {
            items: hold?.items ?? 1,
            sum: hold?.sum ?? 0,
            lead: hold && Number.isFinite(hold.lead) ? hold.lead : 0,
          };
          await real.placed({ orderId, userId, holdId, earlierOrderId }, isOnline, cart);
          const code = model.placed(
            orderId,
            { userId, holdId, isOnline, cart, earlierOrderId },
            real.now(),
          );
          const expectedCode = model.day === '' ? null : 'slot-blackout';
          if (other === null && earlierOrderId === null)
            expect(code).toBe(isHeld ? expectedCode : 'hold-expired');
          const refused = readOutbox(await real.document())
            .filter(({ type, data }) => type === 'slot.refused.v1' && data.orderId === orderId)
            .map(({ data }) => data.code);
          expect(refused).toEqual(code === null ? [] : [code]);
        },
      ),
    ),
  pick.map((at) =>
    command(`payment ${at}`, async (model, real) => {
      const order = pickFrom(
        model.orders.filter(({ isDone }) => !isDone),
        at,
      );
      if (!order) return;
      await real.paid(order);
      model.paid(order);
    }),
  ),
  fc.tuple(pick, fc.boolean(), fc.boolean()).map(([at, isDone, isCancelled]) =>
    command(
      `order ${isCancelled ? 'cancelled' : 'rejected'} ${at}${isDone ? ' for good' : ''}`,
      async (model, real) => {
        const order = pickFrom(
          model.orders.filter((one) => !one.isDone),
          at,
        );
        if (!order) return;
        await real.ended(order, isCancelled ? 'cancelled' : 'rejected');
        model.ended(order, isCancelled, real.now());
        order.isDone = isDone;
      },
    ),
  ),
  fc.integer({ min: 1, max: 14 }).map((minutes) =>
    command(`pass ${minutes}`, (_model, real) => {
      real.advance(minutes);
      return Promise.resolve();
    }),
  ),
  fc.constant(
    command('sweep', async (model, real) => {
      await real.expire();
      model.expire(real.now());
    }),
  ),
  fc.constant(
    command('offer', async (model, real) => {
      const offers = model.offers();
      await real.offer();
      await takeOver(model, real, offers);
    }),
  ),
  fc.tuple(user, cart).map(([userId, cart]) =>
    command(`join waitlist ${userId} ${describeCart(cart)}`, async (model, real) => {
      const outcome = await real.join(userId, cart);
      expect(outcome.ok ? outcome.value.position : outcome.code).toBe(
        model.join(userId, cart, real.now()),
      );
    }),
  ),
  user.map((userId) =>
    command(`leave waitlist ${userId}`, async (model, real) => {
      await real.leave(userId);
      model.leave(userId);
    }),
  ),
  fc.tuple(capacity, pieceCapacity).map(([count, itemLimit]) =>
    command(`capacity ${count} ${itemLimit ?? ''}`, async (model, real) => {
      await real.save(count, itemLimit);
      model.save(count, itemLimit);
    }),
  ),
  fc.boolean().map((isClosed) =>
    command(isClosed ? 'staff close it' : 'staff open it', async (model, real) => {
      const outcome = await real.setClosedByStaff(isClosed);
      expect(outcome.ok ? null : outcome.code).toBe(model.setClosedByStaff(isClosed));
    }),
  ),
  fc.boolean().map((isClosed) =>
    command(isClosed ? 'no delivery that day' : 'delivery that day', async (model, real) => {
      await real.closeDay(isClosed);
      model.day = isClosed ? 'blackout' : '';
    }),
  ),
];
