import { formatBillNumber } from '@tokri/contracts/orders';
import type { Clock } from '@tokri/service-kit/use-case';
import type { BillStore, BillNumberStore } from '../ports/bills.ts';

const abandonedAfterMs = 60_000;
const maxPerRun = 500;

/**
 * A number is released only when its bill or receipt carries it, so a crash between the two loses no number.
 */
export const completeBillNumbers = async ({
  bills,
  numbers,
  clock,
}: {
  /** Receipts too. */
  readonly bills: Pick<BillStore, 'findNumbered' | 'issue'>;
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
