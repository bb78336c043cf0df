import { shopDate } from '@tokri/contracts/dates';
import { isNote } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { runEach } from '@tokri/service-kit/use-case';
import type { Bill } from '../../domain/bills/bill.ts';
import {
  decideCredit,
  decideRestCredit,
  type CreditError,
  type CreditRequest,
} from '../../domain/bills/credit.ts';
import type { CreditedBill } from '../ports/bills.ts';
import { refundCreditNote, type RefundCreditDeps } from '../refunds/refund-credit-note.ts';
import type { DebitNoteDeps } from './debit-notes.ts';
import { creditReturnedRaises } from './credit-returned-raises.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { readBillMoney, type ReadBillsDeps } from './read-bills.ts';
import { completeDebits } from './take-back-debit.ts';

type CreditNoteDeps = DebitNoteDeps & RefundCreditDeps;

const maxPerRun = 100;

const issueAndRefund = async (
  deps: CreditNoteDeps,
  credited: CreditedBill,
  index: number,
): Promise<void> => {
  const issued = await issueCreditNote(deps, credited, index);
  if (!issued?.refundsPayment || credited.bill.account) return;
  const { noteId, date, by, amountPaise } = issued;
  await refundCreditNote(deps, { orderId: credited.bill.orderId, noteId, date, by, amountPaise });
};

const creditRest = async (deps: DebitNoteDeps, bill: Bill): Promise<void> => {
  const rest = { noteId: await deps.bills.nextId(), date: shopDate(deps.clock()) };
  const added = await deps.bills.addCredit(bill.billId, (credits) =>
    decideRestCredit(bill, credits, rest),
  );
  if (added.ok) await issueCreditNote(deps, added.value, added.value.index);
};

/**
 * What a cancelled order still has on its bills, then on their debit notes: a bill that is credited
 * takes no further debit.
 */
export const issueCreditNotes = async (deps: DebitNoteDeps, orderId: number): Promise<void> => {
  for (const bill of (await deps.bills.listByOrder(orderId)).filter((b) => !isNote(b.kind))) {
    await creditRest(deps, bill);
    const credited = await deps.bills.findCredited(bill.billId);
    if (credited) await completeDebits(deps, credited);
  }
  const documents = await deps.bills.listByOrder(orderId);
  for (const note of documents.filter(({ kind }) => kind === 'DebitNote'))
    await creditRest(deps, note);
};

export type CreditBillDeps = CreditNoteDeps & ReadBillsDeps;
export type CreditBillError = CreditError | 'unknown-bill' | 'order-cancelled' | 'not-paid-yet';

export interface IssuedNote {
  readonly note: Bill;
  /** What was paid of the debit note that it credits, and staff refund by hand. */
  readonly toRefundPaise: number;
}

/** That of the bill, then those of debit notes that raised the goods. */
export type IssuedNotes = readonly [IssuedNote, ...(readonly IssuedNote[])];

export const readIssuedNote = async (deps: CreditBillDeps, note: Bill): Promise<IssuedNote> => {
  const credited = await deps.bills.findById(note.against?.billId ?? 0);
  const money = credited?.kind === 'DebitNote' && (await readBillMoney(deps, credited));
  return { note, toRefundPaise: money ? money.toRefundPaise : 0 };
};

/**
 * Credits units of a bill that came back. What was not collected at the door yet is refused: the
 * order would still ask for the whole amount.
 */
export const creditReturnedUnits = async (
  deps: CreditBillDeps,
  { billId, ...request }: Omit<CreditRequest, 'noteId' | 'date'> & { readonly billId: number },
): Promise<Result<IssuedNotes, CreditBillError>> => {
  const bill = await deps.bills.findById(billId);
  if (!bill || isNote(bill.kind)) return err('unknown-bill');
  const order = await deps.sales.findByOrder(bill.orderId);
  if (order?.hasOrderEnded) return err('order-cancelled');
  if (!bill.account && (await readBillMoney(deps, bill)).duePaise > 0) return err('not-paid-yet');
  const note = { noteId: await deps.bills.nextId(), date: shopDate(deps.clock()) };
  const added = await deps.bills.addCredit(billId, (credits) =>
    decideCredit(bill, credits, { ...request, ...note }),
  );
  if (!added.ok) return added;
  const { credits, index } = added.value;
  await issueAndRefund(deps, added.value, index);
  // A crash may have left an approved debit without the note that is credited here.
  await completeDebits(deps, added.value);
  const noteIds = await creditReturnedRaises(deps, { credited: added.value, index });
  const issued = await deps.bills.findById(credits[index]?.noteId ?? 0);
  if (!issued) throw new Error(`the credit note of bill ${billId} was not issued`);
  const ofDebits = [...(await deps.bills.findByIds(noteIds))].sort((a, b) => a.billId - b.billId);
  return ok([
    { note: issued, toRefundPaise: 0 },
    ...(await Promise.all(ofDebits.map((note) => readIssuedNote(deps, note)))),
  ]);
};

/** Issues the notes of credits and debits that a crash left without one. */
export const completeCreditNotes = async (deps: CreditNoteDeps): Promise<number> => {
  const credited = await deps.bills.listCreditDue(maxPerRun);
  await runEach([...credited], async (entry) => {
    for (const index of entry.credits.keys()) await issueAndRefund(deps, entry, index);
    await completeDebits(deps, entry);
    for (const index of entry.credits.keys())
      await creditReturnedRaises(deps, { credited: entry, index });
    await deps.bills.clearCreditDue(entry);
  });
  return credited.length;
};
