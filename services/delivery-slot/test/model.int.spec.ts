import fc from 'fast-check';
import { brokenLaws, toldIn } from './slot-laws.ts';
import { SlotModel, type ModelCart } from './slot-model.ts';
import { openWorld, windowTerms, type World } from './slot-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld('model');
}, 60_000);
afterAll(() => world.close());

/** A failure prints its seed and path; SEED repeats it. */
const seeded = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
const runs = Number(process.env.RUNS ?? 40);

const user = fc.integer({ min: 1, max: 5 });
const cart: fc.Arbitrary<ModelCart> = fc.record({
  items: fc.integer({ min: 1, max: 4 }),
  sum: fc.constantFrom(50_000, 50_000, 50_001, 49_999),
  lead: fc.constantFrom(0, 0, 2_400, 2_460),
});
const said = ({ items, sum, lead }: ModelCart): string => `${items} for ${sum} in ${lead}`;
const key = fc.constantFrom('first', 'second');
const capacity = fc.integer({ min: 0, max: 3 });
const itemCapacity = fc.option(fc.integer({ min: 1, max: 8 }), { freq: 2, nil: null });
const pick = fc.nat({ max: 30 });

const chosen = <T>(from: readonly T[], at: number): T | undefined =>
  from[at % Math.max(1, from.length)];
const anyHoldId = (model: SlotModel, at: number): number =>
  chosen([...model.holds.keys(), ...model.former.keys(), 999_999], at) ?? 0;

type Command = fc.AsyncCommand<SlotModel, World>;
const command = (text: string, run: (model: SlotModel, real: World) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => text,
});

let nextOrderId = 1;

const takeOver = async (
  model: SlotModel,
  real: World,
  to: readonly { userId: number; items: number }[],
): Promise<void> => {
  const { holds } = await real.document();
  for (const waiter of to) {
    const found = Object.entries(holds).find(
      ([, hold]) => hold.cust === waiter.userId && hold.st === 'O',
    );
    expect(found).toBeDefined();
    if (found)
      model.put(Number(found[0]), { ...waiter, key: '', state: 'O', endsMs: real.now() + 600_000 });
  }
};

const commands = [
  fc.tuple(user, key, cart, fc.boolean()).map(([userId, holdKey, of, extend]) =>
    command(
      `hold ${userId} ${holdKey} ${said(of)}${extend ? ' extend' : ''}`,
      async (model, real) => {
        const expected = model.hold(userId, { key: holdKey, extend, ...of }, real.now());
        const outcome = await real.hold(userId, { key: holdKey, extend, ...of });
        expect(
          outcome.ok ? (expected === 'new' ? 'new' : outcome.value.hold.holdId) : outcome.code,
        ).toBe(expected);
        if (outcome.ok && expected === 'new')
          model.put(outcome.value.hold.holdId, {
            userId,
            key: holdKey,
            ...of,
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
    .tuple(user, pick, fc.boolean(), fc.option(cart, { freq: 2 }))
    .map(([userId, at, isOnline, other]) =>
      command(
        `order ${userId} ${at}${isOnline ? ' online' : ''} ${other ? said(other) : 'as held'}`,
        async (model, real) => {
          const [holdId, orderId] = [anyHoldId(model, at), nextOrderId++];
          const hold = model.holds.get(holdId);
          const isHeld = hold?.state === 'H' && hold.userId === userId;
          const of = other ?? {
            items: hold?.items ?? 1,
            sum: hold?.sum ?? 0,
            lead: hold && Number.isFinite(hold.lead) ? hold.lead : 0,
          };
          await real.placed({ orderId, userId, holdId }, isOnline, of);
          const code = model.placed(orderId, { userId, holdId, isOnline, cart: of }, real.now());
          const codeAsHeld = model.day === '' ? null : 'slot-blackout';
          if (other === null) expect(code).toBe(isHeld ? codeAsHeld : 'hold-expired');
          const refused = toldIn(await real.document())
            .filter(({ type, data }) => type === 'slot.refused.v1' && data.orderId === orderId)
            .map(({ data }) => data.code);
          expect(refused).toEqual(code === null ? [] : [code]);
        },
      ),
    ),
  pick.map((at) =>
    command(`money ${at}`, async (model, real) => {
      const order = chosen(
        model.orders.filter(({ isDone }) => !isDone),
        at,
      );
      if (!order) return;
      await real.paid(order);
      model.paid(order);
    }),
  ),
  fc.tuple(pick, fc.boolean()).map(([at, isDone]) =>
    command(`order ends ${at}${isDone ? ' for good' : ''}`, async (model, real) => {
      const order = chosen(
        model.orders.filter((one) => !one.isDone),
        at,
      );
      if (!order) return;
      await real.ended(order);
      const own = model.ofOrder(order.orderId);
      if (own !== undefined) model.drop(own);
      order.isDone = isDone;
    }),
  ),
  fc.integer({ min: 1, max: 14 }).map((minutes) =>
    command(`pass ${minutes}`, (_model, real) => {
      real.pass(minutes);
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
  fc.tuple(user, cart).map(([userId, of]) =>
    command(`wait ${userId} ${said(of)}`, async (model, real) => {
      const outcome = await real.join(userId, of);
      expect(outcome.ok ? outcome.value.position : outcome.code).toBe(
        model.join(userId, of, real.now()),
      );
    }),
  ),
  user.map((userId) =>
    command(`wait no more ${userId}`, async (model, real) => {
      await real.leave(userId);
      model.leave(userId);
    }),
  ),
  fc.tuple(capacity, itemCapacity).map(([count, pieces]) =>
    command(`capacity ${count} ${pieces ?? ''}`, async (model, real) => {
      await real.save(count, pieces);
      model.save(count, pieces);
    }),
  ),
  fc.boolean().map((isClosed) =>
    command(isClosed ? 'staff close it' : 'staff open it', async (model, real) => {
      const outcome = await real.closeByHand(isClosed);
      expect(outcome.ok ? null : outcome.code).toBe(model.hand(isClosed));
    }),
  ),
  fc.boolean().map((isClosed) =>
    command(isClosed ? 'no delivery that day' : 'delivery that day', async (model, real) => {
      await real.closeDay(isClosed);
      model.day = isClosed ? 'blackout' : '';
    }),
  ),
];

const expectSame = async (model: SlotModel, real: World): Promise<void> => {
  const document = await real.document();
  expect(brokenLaws(document)).toEqual([]);
  expect({
    capacity: document.cap,
    free: document.free,
    byStaff: document.closedByStaff,
    wanted: document.wanted ?? document.cap,
    day: document.closedFor,
    itemsFree: document.itemsFree,
    line: (document.line ?? []).map(({ cust, items: count }) => ({ userId: cust, items: count })),
    holds: Object.entries(document.holds)
      .map(([holdId, { cust, key: holdKey, st, items: count, order, ext }]) => ({
        holdId: Number(holdId),
        cust,
        holdKey,
        st,
        count,
        order,
        ext,
      }))
      .sort((a, b) => a.holdId - b.holdId),
  }).toEqual({
    capacity: model.capacity,
    free: model.free,
    byStaff: model.byStaff,
    wanted: model.wanted,
    day: model.day,
    itemsFree: model.itemCapacity === null ? null : model.itemsFree,
    line: model.line,
    holds: [...model.holds]
      .map(([holdId, { userId, key: holdKey, state, items: count, orderId, extended }]) => ({
        holdId,
        cust: userId,
        holdKey,
        st: state,
        count,
        order: orderId,
        ext: extended,
      }))
      .sort((a, b) => a.holdId - b.holdId),
  });
};
const compared = (one: Command): Command => ({
  ...one,
  toString: () => one.toString(),
  run: async (model, real) => {
    await one.run(model, real);
    await expectSame(model, real);
  },
});

describe('a slot against its model', () => {
  it('random commands one after the other, answers and document are those of the model at every step', async () => {
    await fc.assert(
      fc.asyncProperty(
        capacity,
        itemCapacity,
        fc.commands(
          commands.map((arbitrary) => arbitrary.map(compared)),
          { size: 'large', maxCommands: 40 },
        ),
        async (places, pieces, chosenCommands) => {
          await world.fresh(places, pieces);
          await fc.asyncModelRun(
            () => ({ model: new SlotModel(places, pieces, windowTerms), real: world }),
            chosenCommands,
          );
        },
      ),
      { numRuns: runs, ...seeded, endOnFailure: false, interruptAfterTimeLimit: 40_000 },
    );
  }, 60_000);

  it('who got a place meanwhile, does not come into the line', async () => {
    await world.fresh(1, null);
    await world.hold(1, { key: 'first', items: 1, sum: 50_000, lead: 0 });
    expect([
      await world.writeIntoLine(1),
      (await world.writeIntoLine(2))?.waitlist.map(({ userId }) => userId),
    ]).toEqual([null, [2]]);
  });

  it('random commands side by side, no law is broken at any time and at rest nothing is left over', async () => {
    const racing = fc.array(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'hold',
            'release',
            'order',
            'online',
            'money',
            'end',
            'expire',
            'offer',
            'wait',
            'leave',
            'capacity',
            'hand',
            'day',
          ),
          user,
          fc.integer({ min: 1, max: 4 }),
        ),
        { minLength: 2, maxLength: 12 },
      ),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(capacity, itemCapacity, racing, async (places, pieces, waves) => {
        await world.fresh(places, pieces);
        for (const wave of waves) {
          const holds = Object.entries((await world.document()).holds);
          const ofUser = (userId: number) => holds.find(([, hold]) => hold.cust === userId);
          const acts = wave.map(async ([kind, userId, count]) => {
            const [holdId, hold] = ofUser(userId) ?? ['999999', undefined];
            const order = {
              orderId: hold?.order ?? nextOrderId++,
              userId,
              holdId: Number(holdId),
              items: hold?.items ?? count,
            };
            const of = { items: count, sum: 50_000, lead: 0 };
            switch (kind) {
              case 'hold':
                return world.hold(userId, { key: `key ${count}`, ...of });
              case 'release':
                return world.release(userId, Number(holdId));
              case 'order':
                return world.placed(order, false, of);
              case 'online':
                return world.placed(order, true, of);
              case 'money':
                return hold?.order ? world.paid(order) : undefined;
              case 'end':
                return hold?.order ? world.ended(order) : undefined;
              case 'expire':
                world.pass(6);
                return world.expire();
              case 'offer':
                return world.offer();
              case 'wait':
                return world.join(userId, of);
              case 'leave':
                return world.leave(userId);
              case 'capacity':
                return world.save(count - 1, pieces);
              case 'hand':
                return world.closeByHand(count % 2 === 0);
              case 'day':
                return world.closeDay(count % 2 === 0);
            }
          });
          await Promise.all(acts);
          const now = await world.document();
          expect(brokenLaws(now)).toEqual([]);
          if (pieces !== null)
            expect([
              (now.itemsFree ?? -1) >= 0,
              (now.itemsFree ?? 0) +
                Object.values(now.holds).reduce((sum, { items }) => sum + items, 0),
            ]).toEqual([true, pieces]);
        }
        world.pass(60);
        await world.expire();
        for (let rounds = 0; rounds < 2; rounds += 1) {
          await world.offer();
          world.pass(60);
          await world.expire();
        }
        const rest = await world.document();
        expect(brokenLaws(rest)).toEqual([]);
        expect(Object.values(rest.holds).filter(({ st }) => st !== 'B')).toEqual([]);
      }),
      { numRuns: runs, ...seeded, endOnFailure: false, interruptAfterTimeLimit: 40_000 },
    );
  }, 60_000);
});
