import { addDays, shopDate } from '@tokri/contracts/dates';
import { isNote } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { toDebitNote, type Bill } from '../../domain/bills/bill.ts';
import {
  decideDebit,
  decideOnDebit,
  toDebitedSale,
  type Debit,
  type DebitDecision,
  type DebitDecisionError,
  type DebitError,
  type DebitRequest,
} from '../../domain/bills/debit.ts';
import { findUpiPayee } from '../../domain/bills/upi-payee.ts';
import type { CreditedBill } from '../ports/bills.ts';
import { issueDocument, type IssueBillsDeps } from './issue-bills.ts';

export type DebitNoteDeps = Pick<
  IssueBillsDeps,
  'bills' | 'numbers' | 'requireCompany' | 'clock' | 'credits'
>;

/** Each step can be repeated, so a crash leaves neither an approved debit without its note nor two. */
const issueDebitNote = async (
  deps: DebitNoteDeps,
  { bill }: Pick<CreditedBill, 'bill'>,
  debit: Debit,
): Promise<void> => {
  if (debit.state !== 'approved') return;
  const date = shopDate(debit.decision?.at ?? debit.at);
  const { termsDays } = await deps.credits.find(bill.partyId);
  await issueDocument(
    deps,
    `debit:${bill.billId}:${debit.requestId}`,
    toDebitNote(bill, {
      billId: debit.noteId,
      date,
      dueDate: addDays(date, termsDays),
      reason: debit.reason,
      upiPayee: findUpiPayee(deps.requireCompany()),
      sale: toDebitedSale(bill, debit),
    }),
  );
};

export const issueDebitNotes = async (
  deps: DebitNoteDeps,
  credited: Pick<CreditedBill, 'bill' | 'debits'>,
): Promise<void> => {
  for (const debit of credited.debits) await issueDebitNote(deps, credited, debit);
};

export type DebitBillDeps = DebitNoteDeps &
  Pick<IssueBillsDeps, 'sales'> & { readonly approvalAbovePaise: number };

export interface DebitResult {
  readonly debit: Debit;
  /** Null while the debit waits, and when it was declined. */
  readonly note: Bill | null;
}

const issueAndRead = async (
  deps: DebitBillDeps,
  { credited, debit }: { readonly credited: CreditedBill; readonly debit: Debit },
): Promise<DebitResult> => {
  await issueDebitNote(deps, credited, debit);
  const note = debit.state === 'approved' ? await deps.bills.findById(debit.noteId) : null;
  if (debit.state === 'approved' && !note)
    throw new Error(`the debit note of bill ${credited.bill.billId} was not issued`);
  return { debit, note };
};

/** Raises the value or the tax of lines of a bill. The bill of a cancelled order is refused. */
export const debitBill = async (
  deps: DebitBillDeps,
  { billId, ...request }: Omit<DebitRequest, 'noteId' | 'at'> & { readonly billId: number },
): Promise<Result<DebitResult, DebitError | 'unknown-bill'>> => {
  const bill = await deps.bills.findById(billId);
  if (!bill || isNote(bill.kind)) return err('unknown-bill');
  const order = await deps.sales.findByOrder(bill.orderId);
  if (order?.hasOrderEnded) return err('order-cancelled');
  const fields = { ...request, noteId: await deps.bills.nextId(), at: deps.clock() };
  const decided = await deps.bills.changeDebit(billId, (notes) =>
    decideDebit(bill, notes, {
      request: fields,
      approvalAbovePaise: deps.approvalAbovePaise,
    }),
  );
  return decided.ok ? ok(await issueAndRead(deps, decided.value)) : decided;
};

export const decideOnDebitRequest = async (
  deps: DebitBillDeps,
  { billId, ...choice }: Omit<DebitDecision, 'at'> & { readonly billId: number },
): Promise<Result<DebitResult, DebitDecisionError>> => {
  const bill = await deps.bills.findById(billId);
  if (!bill) return err('unknown-debit');
  const decided = await deps.bills.changeDebit(billId, (notes) =>
    decideOnDebit(bill, notes, { ...choice, at: deps.clock() }),
  );
  return decided.ok ? ok(await issueAndRead(deps, decided.value)) : decided;
};
