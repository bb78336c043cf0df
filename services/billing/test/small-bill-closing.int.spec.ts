import { closeSmallBills } from '../src/application/bills/close-small-bills.ts';
import { completeBillNumbers } from '../src/application/bills/complete-bill-numbers.ts';
import { requestOwnBill } from '../src/application/bills/leave-small-bills.ts';
import { createNumberedDocuments } from '../src/application/bills/numbered-documents.ts';
import { crashAt } from '../src/testing/small-bills.ts';
import { first, nextDay, noon, startSmallBills } from './small-bill-scenario.ts';

const owner = { userId: 7, isStaff: false };

let scenario: Awaited<ReturnType<typeof startSmallBills>>;
beforeAll(async () => {
  scenario = await startSmallBills('small-bill-closing');
});
beforeEach(() => scenario.reset());
afterAll(() => scenario.stop());

const expectNoGap = async (): Promise<void> =>
  expect(await scenario.countIssued()).toBe(await scenario.countTaken());

describe('a process that crashes while it closes a day', () => {
  const countCrashes = async (when: 'before' | 'after'): Promise<number> => {
    for (let nth = 1; ; nth += 1) {
      scenario.setTime(noon);
      const orderIds = [1, 2, 3].map((index) => nth * 10 + index);
      await scenario.pack(...orderIds);
      scenario.setTime(nextDay);
      const crashing = crashAt(scenario.deps, nth, when);
      await closeSmallBills(crashing.deps).catch(() => undefined);
      await closeSmallBills(scenario.deps);
      const [number, ...others] = await scenario.numbersOf(...orderIds);
      expect(number).toMatch(/^TI\/26-27\/\d{7}$/);
      expect(others).toEqual([number, number]);
      await expectNoGap();
      if (!crashing.hasCrashed()) return nth - 1;
    }
  };

  it.each(['before', 'after'] as const)(
    'leaves neither a gap nor a bill without its number, %s any call of a store',
    async (when) => expect(await countCrashes(when)).toBeGreaterThan(12),
  );

  it('gets its number from the periodic job that completes numbers', async () => {
    await scenario.pack(1);
    scenario.setTime(nextDay);
    await closeSmallBills({
      ...scenario.deps,
      consolidatedBills: {
        ...scenario.deps.consolidatedBills,
        issue: () => Promise.reject(new Error()),
      },
    }).catch(() => undefined);
    scenario.setTime(new Date(nextDay.getTime() + 120_000));
    const partyPayments = {
      findNumbered: () => Promise.resolve(new Set<number>()),
      issueReceipt: () => Promise.reject(new Error('no receipt is due')),
    };
    const bills = createNumberedDocuments({ ...scenario.deps, partyPayments });
    expect(await completeBillNumbers({ ...scenario.deps, bills })).toBe(1);
    await closeSmallBills(scenario.deps);
    expect(await scenario.numbersOf(1)).toEqual([first]);
    expect(
      await scenario.deps.numbers.listAllocated(new Date(nextDay.getTime() + 120_001), 10),
    ).toEqual([]);
  });
});

describe('changes at the same moment', () => {
  const rounds = [1, 2, 3, 4, 5];

  it('of buyers who ask, orders that are cancelled and two closings leave one result each', async () => {
    for (const round of rounds) {
      const orderIds = [1, 2, 3, 4, 5, 6].map((index) => round * 10 + index);
      const [asking = 0, cancelled = 0, ...others] = orderIds;
      scenario.setTime(noon);
      await scenario.pack(...orderIds);
      scenario.setTime(nextDay);
      await Promise.allSettled([
        closeSmallBills(scenario.deps),
        requestOwnBill(scenario.deps, asking, owner),
        closeSmallBills(scenario.deps),
        scenario.cancel(cancelled),
      ]);
      await closeSmallBills(scenario.deps);
      await scenario.cancel(cancelled);
      const [shared] = await scenario.numbersOf(...others);
      expect(new Set(await scenario.numbersOf(...others))).toEqual(new Set([shared]));
      expect(await scenario.numbersOf(asking)).toEqual([
        expect.stringMatching(/^TI\/26-27\/\d{7}$/),
      ]);
      const [ofCancelled] = await scenario.numbersOf(cancelled);
      expect(ofCancelled).toMatch(/^(none|TI\/26-27\/\d{7} CN\/26-27\/\d{7})$/);
    }
    await expectNoGap();
  });

  it('of two processes that open the next round change no issued bill', async () => {
    await scenario.pack(1, 2);
    scenario.setTime(nextDay);
    const stale = await scenario.deps.smallBills.listOpen(
      (await scenario.deps.smallBills.listGroupsBefore('consolidated:2026-11-23'))[0] ?? '',
      10,
    );
    await closeSmallBills(scenario.deps);
    await closeSmallBills({
      ...scenario.deps,
      smallBills: {
        ...scenario.deps.smallBills,
        listGroupsBefore: () => Promise.resolve(['consolidated:2026-11-22:TaxInvoice:29:x']),
        listOpen: () => Promise.resolve(stale),
      },
    });
    expect(await scenario.numbersOf(1, 2)).toEqual([first, first]);
    expect(await scenario.countIssued()).toBe(1);
    expect(await scenario.deps.consolidatedBills.listUnfinished(10)).toEqual([]);
  });
});
