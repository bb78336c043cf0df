import { billNumber } from '../domain/bill-number.ts';
import type { BillStore, NumberStore } from './ports/bills.ts';
import type { Clock } from './ports/clock.ts';

/** Who has taken a number puts it on its bill at once; what is older than this was left by a process that died, and no harm is done when it was not. */
const leftAfterMs = 60_000;
/** One sweep takes at most this many; the next takes the rest. */
const perSweepMax = 500;

/**
 * Puts numbers on the bills that took them and were left without, then forgets who took which: only what the bill itself carries by then, so that no number is lost
 * however late its event comes again, and also when it never does.
 */
export const finishBills = async ({
  bills,
  numbers,
  clock,
}: {
  readonly bills: BillStore;
  readonly numbers: NumberStore;
  readonly clock: Clock;
}): Promise<number> => {
  const taken = await numbers.remembered(new Date(clock().getTime() - leftAfterMs), perSweepMax);
  const before = await bills.numbered(taken.map(({ billKey }) => billKey));
  for (const { series, billKey, place } of taken.filter((one) => !before.has(one.billKey)))
    await bills.issue(billKey, billNumber(series, place));
  const after = await bills.numbered(taken.map(({ billKey }) => billKey));
  await numbers.forget(taken.filter(({ billKey }) => after.has(billKey)));
  return taken.length;
};
