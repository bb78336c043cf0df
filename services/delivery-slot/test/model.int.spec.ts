import fc from 'fast-check';
import {
  capacity,
  type Command,
  commands,
  itemCapacity,
  nextOrderId,
  user,
} from './slot-commands.ts';
import { brokenLaws } from './slot-laws.ts';
import { SlotModel } from './slot-model.ts';
import { openWorld, windowTerms, type World } from './slot-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld('model');
}, 60_000);
afterAll(() => world.close());

/** A failure prints its seed and path; SEED repeats it. */
const seeded = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
const runs = Number(process.env.RUNS ?? 40);

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

describe('slot compared with its model', () => {
  it('agrees with the model after every command of a random sequence', async () => {
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

  it('rejects a waitlist entry of a customer who got a unit meanwhile', async () => {
    await world.fresh(1, null);
    await world.hold(1, { key: 'first', items: 1, sum: 50_000, lead: 0 });
    expect([
      await world.writeIntoLine(1),
      (await world.writeIntoLine(2))?.waitlist.map(({ userId }) => userId),
    ]).toEqual([null, [2]]);
  });

  it('keeps every invariant when random commands run concurrently', async () => {
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
              orderId: hold?.order ?? nextOrderId(),
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
