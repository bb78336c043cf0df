import { formatBillNumber } from '../../domain/invoices/bill-number.ts';
import type { BillStore, BillNumberStore } from '../ports/bills.ts';
import type { Clock } from '../ports/clock.ts';

/** Who has taken a number puts it on its bill at once; what is older than this was left by a process that died, and no harm is done when it was not. */
const abandonedAfterMs = 60_000;
/** One sweep takes at most this many; the next takes the rest. */
const maxPerRun = 500;

/**
 * Puts numbers on the bills that took them and were left without, then forgets who took which: only what the bill itself carries by then, so that no number is lost
 * however late its event comes again, and also when it never does.
 */
export const completeBillNumbers = async ({
  bills,
  numbers,
  clock,
}: {
  readonly bills: BillStore;
  readonly numbers: BillNumberStore;
  readonly clock: Clock;
}): Promise<number> => {
  const allocations = await numbers.listAllocated(
    new Date(clock().getTime() - abandonedAfterMs),
    maxPerRun,
  );
  const numberedBefore = await bills.findNumbered(allocations.map(({ billKey }) => billKey));
  for (const { series, billKey, sequenceNumber } of allocations.filter(
    (allocation) => !numberedBefore.has(allocation.billKey),
  ))
    await bills.issue(billKey, formatBillNumber(series, sequenceNumber));
  const numberedAfter = await bills.findNumbered(allocations.map(({ billKey }) => billKey));
  await numbers.release(allocations.filter(({ billKey }) => numberedAfter.has(billKey)));
  return allocations.length;
};
