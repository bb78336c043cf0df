import type { BillResponse } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';

type Document = Pick<BillResponse, 'Id' | 'Kind' | 'Against' | 'Totals'>;

/** In rupees, what no credit note took off a bill or a debit note. */
export const remainingAmount = (
  { Id, Totals }: Document,
  documents: readonly Document[],
): number => {
  const creditedPaise = documents
    .filter(({ Kind, Against }) => Kind === 'CreditNote' && Against?.Id === Id)
    .reduce((paise, note) => paise + toPaise(note.Totals.Payable), 0);
  return toRupees(Math.max(0, toPaise(Totals.Payable) - creditedPaise));
};
