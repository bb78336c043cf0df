import fc from 'fast-check';
import type { ChargeRules, ChargeRule } from '../../domain/charges/charge-rules.ts';
import type { ChargeStore } from '../ports/charges.ts';
import { saveCharge } from './save-charge.ts';

const shopOf = (scheduler: fc.Scheduler) => {
  const step = <T>(act: () => T): Promise<T> => scheduler.schedule(Promise.resolve()).then(act);
  let stands: ChargeRules = { rev: 0, rules: [] };
  let lastId = 0;
  const told: number[] = [];
  const charges: ChargeStore = {
    nextId: () => step(() => (lastId += 1)),
    read: () => step(() => stands),
    replace: (rules, rev) =>
      step(() => {
        if (stands.rev !== rev) return false;
        stands = { rev: rev + 1, rules };
        return true;
      }),
  };
  return {
    needs: {
      charges,
      areas: {
        markForPublishing: (rev: number) =>
          step(() => {
            told.push(rev);
          }),
      },
    },
    rules: () => stands.rules,
    told,
  };
};

const wish = (changes: Partial<ChargeRule>) => ({
  id: 0,
  pincodeFrom: '560001',
  pincodeTo: '560002',
  partyId: 0,
  chargePaise: 3_300,
  freeAbovePaise: 0,
  ...changes,
});

describe('saveCharge running concurrently', () => {
  it('keeps one charge for the same range and party, returns its id to both callers and republishes the last version', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const shop = shopOf(scheduler);
        const saving = Promise.all([
          saveCharge(shop.needs, wish({})),
          saveCharge(shop.needs, wish({ chargePaise: 7_700 })),
        ]);
        await scheduler.waitFor(saving);
        const ids = (await saving).map((saved) => saved.ok && saved.value);
        expect([
          shop.rules().map(({ id }) => id),
          new Set(ids).size,
          Math.max(...shop.told),
        ]).toEqual([[ids[0]], 1, 2]);
      }),
      { numRuns: 200, seed: 16 },
    );
  });
  it('keeps both charges for different parties', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const shop = shopOf(scheduler);
        await scheduler.waitFor(
          Promise.all([
            saveCharge(shop.needs, wish({})),
            saveCharge(shop.needs, wish({ partyId: 7 })),
          ]),
        );
        expect(
          shop
            .rules()
            .map(({ partyId }) => partyId)
            .sort(),
        ).toEqual([0, 7]);
      }),
      { numRuns: 200, seed: 16 },
    );
  });
});
