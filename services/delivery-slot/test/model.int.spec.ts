import fc from 'fast-check';
import { storedHoldStates } from '../src/persistence/slots/slot-model.ts';
import {
  capacity,
  type Command,
  commands,
  pieceCapacity,
  nextOrderId,
  user,
} from './slot-commands.ts';
import { findViolatedInvariants } from './slot-invariants.ts';
import { SlotModel } from './slot-model.ts';
import { startSlotScenario, windowTerms, type SlotScenario } from './slot-scenario.ts';

let scenario: SlotScenario;
beforeAll(async () => {
  scenario = await startSlotScenario('model');
});
afterAll(() => scenario.close());

/** A failure prints its seed and path; SEED repeats it. */
const seeded = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
const runs = Number(process.env.RUNS ?? 40);

const expectSame = async (model: SlotModel, real: SlotScenario): Promise<void> => {
  const document = await real.document();
  expect(findViolatedInvariants(document)).toEqual([]);
  expect({
    capacity: document.cap,
    free: document.free,
    isClosedByStaff: document.closedByStaff,
    configuredCapacity: document.wanted ?? document.cap,
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
    isClosedByStaff: model.isClosedByStaff,
    configuredCapacity: model.configuredCapacity,
    day: model.day,
    itemsFree: model.pieceCapacity === null ? null : model.itemsFree,
    line: model.waitlist,
    holds: [...model.holds]
      .map(([holdId, { userId, key: holdKey, state, items: count, orderId, extended }]) => ({
        holdId,
        cust: userId,
        holdKey,
        st: storedHoldStates[state],
        count,
        order: orderId,
        ext: extended,
      }))
      .sort((a, b) => a.holdId - b.holdId),
  });
};
const withComparison = (command: Command): Command => ({
  ...command,
  toString: () => command.toString(),
  run: async (model, real) => {
    await command.run(model, real);
    await expectSame(model, real);
  },
});

describe('slot compared with its model', () => {
  it('agrees with the model after every command of a random sequence', async () => {
    await fc.assert(
      fc.asyncProperty(
        capacity,
        pieceCapacity,
        fc.commands(
          commands.map((arbitrary) => arbitrary.map(withComparison)),
          { size: 'large', maxCommands: 40 },
        ),
        async (slotCapacity, itemLimit, chosenCommands) => {
          await scenario.reset(slotCapacity, itemLimit);
          await fc.asyncModelRun(
            () => ({ model: new SlotModel(slotCapacity, itemLimit, windowTerms), real: scenario }),
            chosenCommands,
          );
        },
      ),
      { numRuns: runs, ...seeded, endOnFailure: false, interruptAfterTimeLimit: 40_000 },
    );
  });

  it('rejects a waitlist entry of a customer who got a unit meanwhile', async () => {
    await scenario.reset(1, null);
    await scenario.hold(1, { key: 'first', items: 1, sum: 50_000, lead: 0 });
    expect([
      await scenario.addWaitlistEntry(1),
      (await scenario.addWaitlistEntry(2))?.waitlist.map(({ userId }) => userId),
    ]).toEqual([null, [2]]);
  });

  it('keeps every invariant when random commands run concurrently', async () => {
    const concurrentBatches = fc.array(
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
            'close',
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
      fc.asyncProperty(
        capacity,
        pieceCapacity,
        concurrentBatches,
        async (slotCapacity, itemLimit, batches) => {
          await scenario.reset(slotCapacity, itemLimit);
          for (const batch of batches) {
            const holds = Object.entries((await scenario.document()).holds);
            const findHoldOf = (userId: number) => holds.find(([, hold]) => hold.cust === userId);
            const actions = batch.map(async ([kind, userId, count]) => {
              const [holdId, hold] = findHoldOf(userId) ?? ['999999', undefined];
              const order = {
                orderId: hold?.order ?? nextOrderId(),
                userId,
                holdId: Number(holdId),
                items: hold?.items ?? count,
              };
              const cart = { items: count, sum: 50_000, lead: 0 };
              switch (kind) {
                case 'hold':
                  return scenario.hold(userId, { key: `key ${count}`, ...cart });
                case 'release':
                  return scenario.release(userId, Number(holdId));
                case 'order':
                  return scenario.placed(order, false, cart);
                case 'online':
                  return scenario.placed(order, true, cart);
                case 'money':
                  return hold?.order ? scenario.paid(order) : undefined;
                case 'end':
                  return hold?.order
                    ? scenario.ended(order, count % 2 === 0 ? 'rejected' : 'cancelled')
                    : undefined;
                case 'expire':
                  scenario.advance(6);
                  return scenario.expire();
                case 'offer':
                  return scenario.offer();
                case 'wait':
                  return scenario.join(userId, cart);
                case 'leave':
                  return scenario.leave(userId);
                case 'capacity':
                  return scenario.save(count - 1, itemLimit);
                case 'close':
                  return scenario.setClosedByStaff(count % 2 === 0);
                case 'day':
                  return scenario.closeDay(count % 2 === 0);
              }
            });
            await Promise.all(actions);
            const now = await scenario.document();
            expect(findViolatedInvariants(now)).toEqual([]);
            if (itemLimit !== null)
              expect([
                (now.itemsFree ?? -1) >= 0,
                (now.itemsFree ?? 0) +
                  Object.values(now.holds).reduce((sum, { items }) => sum + items, 0),
              ]).toEqual([true, itemLimit]);
          }
          scenario.advance(60);
          await scenario.expire();
          for (let round = 0; round < 2; round += 1) {
            await scenario.offer();
            scenario.advance(60);
            await scenario.expire();
          }
          const rest = await scenario.document();
          expect(findViolatedInvariants(rest)).toEqual([]);
          expect(Object.values(rest.holds).filter(({ st }) => st !== 'B')).toEqual([]);
        },
      ),
      { numRuns: runs, ...seeded, endOnFailure: false, interruptAfterTimeLimit: 40_000 },
    );
  });
});
