import type { BillResponse } from '@tokri/contracts/api';

type Bill = Pick<BillResponse, 'Id' | 'Lines'>;
type Document = Bill & Pick<BillResponse, 'Kind' | 'Against'>;
type Line = BillResponse['Lines'][number];

const isSameLine = (a: Line, b: Line): boolean =>
  (['Name', 'HSN', 'Unit', 'Rate', 'TaxPercent'] as const).every((field) => a[field] === b[field]);

/**
 * Units of each line that no credit note covers yet. A credit note does not say which line of the
 * bill it credits: where two lines look alike, all their units count, and billing refuses too many.
 */
export const remainingUnits = (bill: Bill, documents: readonly Document[]): readonly number[] => {
  const creditedLines = documents
    .filter(({ Kind, Against }) => Kind === 'CreditNote' && Against?.Id === bill.Id)
    .flatMap(({ Lines }) => Lines);
  return bill.Lines.map((line) => {
    if (bill.Lines.filter((other) => isSameLine(other, line)).length > 1) return line.Quantity;
    const credited = creditedLines
      .filter((other) => isSameLine(other, line))
      .reduce((sum, { Quantity }) => sum + Quantity, 0);
    return Math.max(line.Quantity - credited, 0);
  });
};
