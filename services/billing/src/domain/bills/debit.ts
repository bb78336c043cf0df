import { err, ok, type Result } from '@tokri/contracts/result';
import { taxSummary, taxTotal } from '@tokri/contracts/tax';
import { noDelivery, sumTotals, type BillPart } from './bill.ts';
import { isOfCancelledOrder, type Credit } from './credit.ts';
import {
  raiseLines,
  sumRaisedLines,
  type BillLine,
  type LineRaise,
  type RaisedBill,
  type RaisedLine,
  type RaiseError,
} from './raise-lines.ts';
import { remainingRaises } from './returned-raise.ts';

/** What one debit note adds to a bill. Kept with the bill, which itself never changes. */
export interface Debit {
  /** Chosen by the caller, so that a repeated request raises the bill once. */
  readonly requestId: string;
  /** The id of the debit note. */
  readonly noteId: number;
  readonly reason: string;
  readonly by: number;
  readonly at: Date;
  readonly raises: readonly LineRaise[];
  /** The amounts of `raises` when they were requested. */
  readonly raisedLines: readonly RaisedLine[];
  readonly amountPaise: number;
  /** Only an approved one has a note. */
  readonly state: 'waiting' | 'approved' | 'declined';
  /** Null while it waits, and for one that needed nobody else. */
  readonly decision: { readonly by: number; readonly at: Date } | null;
  /** The credit note that takes the whole debit note back. */
  readonly takenBack?: TakenBack;
  /** The last request that needed a second member of staff; absent until the first. */
  readonly takeBackRequest?: TakeBackRequest;
}

export type TakenBack = Pick<Credit, 'requestId' | 'noteId' | 'date' | 'reason' | 'by'>;

export interface TakeBackRequest extends Pick<TakenBack, 'requestId' | 'reason' | 'by'> {
  readonly at: Date;
  readonly state: Debit['state'];
  readonly decision: Debit['decision'];
}

export type DebitRequest = Omit<
  Debit,
  'raisedLines' | 'amountPaise' | 'state' | 'decision' | 'takenBack' | 'takeBackRequest'
>;

export interface NotesOfBill {
  readonly credits: readonly Credit[];
  readonly debits: readonly Debit[];
}

export type DebitError = RaiseError | 'order-cancelled' | 'debit-too-often' | 'debit-differs';
export type DebitDecisionError =
  'unknown-debit' | 'own-debit' | 'already-decided' | 'order-cancelled' | 'bill-changed';

/** The bill keeps each of them in its document. */
export const maxDebitsPerBill = 50;

/** For a second member of staff, to be issued or to be taken back. */
export const isWaiting = ({ state, takeBackRequest }: Debit): boolean =>
  state === 'waiting' || takeBackRequest?.state === 'waiting';

/** Neither one that may still be declined nor one that was taken back raises the bill. */
export const isInForce = ({ state, takenBack }: Debit): boolean =>
  state === 'approved' && !takenBack;

const raiseBill = (
  bill: RaisedBill,
  { credits, debits }: NotesOfBill,
  raises: readonly LineRaise[],
): Result<readonly RaisedLine[], RaiseError> =>
  raiseLines(
    bill,
    {
      credits,
      raisedBefore: debits
        .filter(isInForce)
        .flatMap((debit) => remainingRaises({ bill, credits }, debit)),
    },
    raises,
  );

const isSameRequest = (a: Debit, b: DebitRequest): boolean =>
  a.reason === b.reason && a.by === b.by && JSON.stringify(a.raises) === JSON.stringify(b.raises);

/**
 * Returns the earlier debit when the same request is repeated. Above the limit, a second member of
 * staff decides. CGST Act s. 34(3) has no last date for debit notes.
 */
export const decideDebit = (
  bill: RaisedBill,
  notes: NotesOfBill,
  {
    request,
    approvalAbovePaise,
  }: { readonly request: DebitRequest; readonly approvalAbovePaise: number },
): Result<Debit, DebitError> => {
  const repeated = notes.debits.find(({ requestId }) => requestId === request.requestId);
  if (repeated) return isSameRequest(repeated, request) ? ok(repeated) : err('debit-differs');
  if (notes.credits.some(isOfCancelledOrder)) return err('order-cancelled');
  if (notes.debits.length >= maxDebitsPerBill) return err('debit-too-often');
  const raised = raiseBill(bill, notes, request.raises);
  if (!raised.ok) return raised;
  const amountPaise = sumRaisedLines(raised.value);
  return ok({
    ...request,
    raisedLines: raised.value,
    amountPaise,
    state: amountPaise > approvalAbovePaise ? 'waiting' : 'approved',
    decision: null,
  });
};

/** What is approved is what was requested: amounts that other notes changed since are refused. */
const checkApproval = (
  bill: RaisedBill,
  notes: NotesOfBill,
  { raises, raisedLines }: Debit,
): Result<null, DebitDecisionError> => {
  if (notes.credits.some(isOfCancelledOrder)) return err('order-cancelled');
  const raised = raiseBill(bill, notes, raises);
  return raised.ok && JSON.stringify(raised.value) === JSON.stringify(raisedLines)
    ? ok(null)
    : err('bill-changed');
};

export interface DebitDecision {
  readonly requestId: string;
  readonly by: number;
  readonly at: Date;
  readonly isApproved: boolean;
}

/** The same decision again changes nothing. */
export const decideOnDebit = (
  bill: RaisedBill,
  notes: NotesOfBill,
  { requestId, by, at, ...choice }: DebitDecision,
): Result<Debit, DebitDecisionError> => {
  const debit = notes.debits.find((entry) => entry.requestId === requestId);
  if (!debit) return err('unknown-debit');
  const state = choice.isApproved ? 'approved' : 'declined';
  if (debit.state !== 'waiting')
    return debit.decision?.by === by && debit.state === state ? ok(debit) : err('already-decided');
  if (by === debit.by) return err('own-debit');
  const checked = choice.isApproved ? checkApproval(bill, notes, debit) : ok(null);
  return checked.ok ? ok({ ...debit, state, decision: { by, at } }) : checked;
};

/** Without quantities, and so without a discount off the MRP. */
export const toValueSale = (lines: readonly BillLine[]): BillPart['sale'] => {
  const totals = sumTotals([...lines], noDelivery);
  return {
    lines: [...lines],
    taxSummary: taxSummary(lines),
    totals: { ...totals, mrpPaise: totals.itemsPaise, savingsPaise: 0 },
  };
};

/** Of values alone: a debit note delivers no goods, so its lines have no quantity. */
export const toDebitedSale = (
  bill: RaisedBill,
  { raisedLines }: Pick<Debit, 'raisedLines'>,
): BillPart['sale'] => {
  const lines = raisedLines.flatMap(({ line, units, ...raised }): readonly BillLine[] => {
    const billed = bill.lines[line];
    if (!billed) return [];
    const { totalBeforeCouponPaise, ...fields } = billed;
    const totalPaise = raised.taxablePaise + taxTotal(raised);
    return [{ ...fields, quantity: 0, ratePaise: 0, discountPaise: 0, ...raised, totalPaise }];
  });
  return toValueSale(lines);
};
