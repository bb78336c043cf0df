import fc from 'fast-check';
import type { ChargeRules, ChargeRule } from '../../domain/charges/charge-rules.ts';
import type { ChargeStore } from '../ports/charges.ts';
import { saveCharge } from './save-charge.ts';

const createFixture = (scheduler: fc.Scheduler) => {
  const interleave = <Value>(action: () => Value): Promise<Value> =>
    scheduler.schedule(Promise.resolve()).then(action);
  let stored: ChargeRules = { rev: 0, rules: [] };
  let lastId = 0;
  const publishedRevs: number[] = [];
  const charges: ChargeStore = {
    nextId: () => interleave(() => (lastId += 1)),
    read: () => interleave(() => stored),
    replace: (rules, rev) =>
      interleave(() => {
        if (stored.rev !== rev) return false;
        stored = { rev: rev + 1, rules };
        return true;
      }),
  };
  return {
    deps: {
      charges,
      parties: { isKnown: async () => true },
      areas: {
        markForPublishing: (rev: number) =>
          interleave(() => {
            publishedRevs.push(rev);
          }),
      },
    },
    rules: () => stored.rules,
    publishedRevs,
  };
};

const buildRule = (changes: Partial<ChargeRule>) => ({
  id: 0,
  pincodeFrom: '560001',
  pincodeTo: '560002',
  partyId: 0,
  chargePaise: 3_300,
  freeAbovePaise: 0,
  rev: 0,
  ...changes,
});

describe('saveCharge running concurrently', () => {
  it('keeps one charge for the same range and party, tells the other caller and republishes it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const fixture = createFixture(scheduler);
        const saving = Promise.all([
          saveCharge(fixture.deps, buildRule({})),
          saveCharge(fixture.deps, buildRule({ chargePaise: 7_700 })),
        ]);
        await scheduler.waitFor(saving);
        const results = await saving;
        const savedIds = results.flatMap((saved) => (saved.ok ? [saved.value] : []));
        expect(results.flatMap((saved) => (saved.ok ? [] : [saved.code]))).toEqual([
          'charge-doubled',
        ]);
        expect(fixture.rules().map(({ id }) => id)).toEqual(savedIds);
        expect(fixture.publishedRevs).toEqual([1]);
      }),
      { numRuns: 200, seed: 16 },
    );
  });
  it('keeps both charges for different parties', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const fixture = createFixture(scheduler);
        await scheduler.waitFor(
          Promise.all([
            saveCharge(fixture.deps, buildRule({})),
            saveCharge(fixture.deps, buildRule({ partyId: 7 })),
          ]),
        );
        expect(
          fixture
            .rules()
            .map(({ partyId }) => partyId)
            .sort(),
        ).toEqual([0, 7]);
      }),
      { numRuns: 200, seed: 16 },
    );
  });
});
