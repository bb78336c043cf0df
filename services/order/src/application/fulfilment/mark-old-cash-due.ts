import type { CashDueMarks } from '../ports/cash-due.ts';

const maxOrdersPerRun = 2_000;

/** Returns whether all orders are marked. A run that ends early is continued by the next one. */
export const markOldCashDue = async (marks: CashDueMarks): Promise<boolean> => {
  const markedUpTo = await marks.readMarkedUpTo();
  if (markedUpTo === null) return true;
  const lastId = await marks.markAfter(markedUpTo, maxOrdersPerRun);
  await marks.recordMarkedUpTo(lastId);
  return lastId === null;
};
