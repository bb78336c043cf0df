import { err, ok, type Result } from '@tokri/contracts/result';
import { taxTotal } from '@tokri/contracts/tax';
import type { BillPart, DraftBill } from './bill.ts';
import { isOfCancelledOrder, type Credit, type CreditedRaise } from './credit.ts';
import { toValueSale, type TakenBack } from './debit.ts';
import type { BillLine } from './raise-lines.ts';

type DebitNote = Pick<DraftBill, 'lines'>;

const raisesOfLine = (credits: readonly Credit[], line: number): readonly CreditedRaise[] =>
  credits.flatMap(({ raises = [] }) => raises).filter((raise) => raise.line === line);

const withTotal = (line: BillLine): BillLine => ({
  ...line,
  totalPaise: line.taxablePaise + taxTotal(line),
});

const subtractRaise = (line: BillLine, raise: CreditedRaise): BillLine => ({
  ...line,
  taxablePaise: line.taxablePaise - raise.taxablePaise,
  cgstPaise: line.cgstPaise - raise.cgstPaise,
  sgstPaise: line.sgstPaise - raise.sgstPaise,
  igstPaise: line.igstPaise - raise.igstPaise,
});

const isCharged = ({ taxablePaise, ...tax }: BillLine): boolean =>
  taxablePaise !== 0 || taxTotal(tax) !== 0;

const remainingLines = ({ lines }: DebitNote, credits: readonly Credit[]): readonly BillLine[] =>
  lines
    .map((line, index) => withTotal(raisesOfLine(credits, index).reduce(subtractRaise, line)))
    .filter(isCharged);

/** The contents of the credit note of `credit`; `earlier` are the credits of the note before it. */
export const toCreditedDebit = (
  note: DebitNote,
  earlier: readonly Credit[],
  { isRest, raises = [] }: Credit,
): BillPart['sale'] =>
  toValueSale(
    isRest
      ? remainingLines(note, earlier)
      : raises.flatMap(({ line, ...amounts }) => {
          const raised = note.lines[line];
          return raised ? [withTotal({ ...raised, ...amounts })] : [];
        }),
  );

/** What no credit note took off a debit note. */
export const remainingPaise = (note: DebitNote, credits: readonly Credit[]): number =>
  credits.some(({ isRest }) => isRest)
    ? 0
    : remainingLines(note, credits).reduce((sum, { totalPaise }) => sum + totalPaise, 0);

/** The rest of a debit note is credited once, by staff or with its cancelled order. */
export const decideTakenBackCredit = (
  credits: readonly Credit[],
  takenBack: TakenBack,
): Result<Credit, 'order-cancelled'> => {
  const rest = credits.find(({ isRest }) => isRest);
  if (!rest) return ok({ ...takenBack, quantities: [], isRest: true });
  return isOfCancelledOrder(rest) ? err('order-cancelled') : ok(rest);
};

export interface ReturnedGoods {
  /** The credit of the bill for the goods. */
  readonly credit: Pick<Credit, 'requestId' | 'reason' | 'by'>;
  readonly raises: readonly CreditedRaise[];
  readonly noteId: number;
  readonly date: string;
}

/** Once for each return. What was taken back as a whole is credited already. */
export const decideReturnedCredit = (
  note: DebitNote,
  credits: readonly Credit[],
  { credit: { requestId, reason, by }, ...returned }: ReturnedGoods,
): Result<Credit, 'nothing-to-credit'> => {
  const credit = { ...returned, requestId: `return:${requestId}`, reason, by, quantities: [] };
  const repeated = credits.find((entry) => entry.requestId === credit.requestId);
  if (repeated) return ok(repeated);
  if (remainingPaise(note, credits) === 0) return err('nothing-to-credit');
  const isRest = remainingPaise(note, [...credits, { ...credit, isRest: false }]) === 0;
  return ok({ ...credit, isRest });
};
