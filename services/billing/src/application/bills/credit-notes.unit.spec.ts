import { ok, type Result } from '@tokri/contracts/result';
import { companyRecord } from '@tokri/service-kit/testing';
import { toBillAddresses, type Bill, type DraftBill } from '../../domain/bills/bill.ts';
import type { Credit } from '../../domain/bills/credit.ts';
import { toDebitedSale } from '../../domain/bills/debit.ts';
import { buildDebit, raiseOf } from '../../testing/debits.ts';
import { buildSale, exemptLine } from '../../testing/sales.ts';
import { applyAttempt } from '../../domain/payments/payment-attempts.ts';
import type { Decision, Payment } from '../../domain/payments/payment.ts';
import { buildAttempt, openPayment } from '../../testing/payments.ts';
import type { CreditedBill } from '../ports/bills.ts';
import { completeCreditNotes } from './credit-notes.ts';

const bill: Bill = {
  billId: 5,
  orderId: 42,
  userId: 7,
  partyId: 1,
  transactionNumber: 'T',
  kind: 'BillOfSupply',
  date: '2026-11-21',
  ...toBillAddresses({ name: 'N', address: 'A', pincode: '560034' }, null),
  ...buildSale([exemptLine]),
  against: null,
  account: { dueDate: '2026-12-21', paidPaise: 0 },
  number: 'BS/26-27/0000001',
};
const paidBill: Bill = { ...bill, account: null };
const toCredit = (noteId: number): Credit => ({
  requestId: `request-${noteId}`,
  noteId,
  date: '2026-12-01',
  reason: 'Bruised',
  by: 4,
  quantities: [{ line: 0, quantity: 1 }],
  isRest: false,
});

const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const createPaymentStore = (initial: Payment) => {
  let payment = initial;
  const find = async () => ({ payment, rev: 0, seq: 0, isOpenRefundPublished: true });
  return {
    read: () => payment,
    findByOrder: find,
    findLastWritten: find,
    save: async (_stored: unknown, decision: Decision) => {
      payment = decision.payment;
      return true;
    },
  };
};

describe('completeCreditNotes', () => {
  it('issues the note of each credit that a crash left without one, and applies it', async () => {
    const due: CreditedBill = { bill, credits: [toCredit(6), toCredit(7)], debits: [], rev: 3 };
    const drafts = new Map<string, DraftBill>();
    const numbered: string[] = [];
    const applied: [number, number][] = [];
    const cleared: CreditedBill[] = [];
    const deps = {
      requireCompany: () => companyRecord,
      clock: () => new Date('2026-12-05T06:00:00Z'),
      numbers: { allocate: async () => numbered.length + 1 },
      bills: {
        listCreditDue: async () => [due],
        insertDraft: async (key: string, draft: DraftBill) => {
          drafts.set(key, draft);
          return { key, bill: draft, number: null };
        },
        issue: async (_key: string, number: string) => void numbered.push(number),
        applyCreditNote: async (
          _billId: number,
          note: { readonly billId: number; readonly amountPaise: number },
        ) => void applied.push([note.billId, note.amountPaise]),
        clearCreditDue: async (credited: CreditedBill) => void cleared.push(credited),
      },
    } as unknown as Parameters<typeof completeCreditNotes>[0];

    expect(await completeCreditNotes(deps)).toBe(1);
    expect([...drafts.keys()]).toEqual(['credit:42:5:request-6', 'credit:42:5:request-7']);
    expect(drafts.get('credit:42:5:request-6')).toMatchObject({
      kind: 'CreditNote',
      date: '2026-12-01',
      reason: 'Bruised',
      account: null,
    });
    expect(numbered).toEqual(['CN/26-27/0000001', 'CN/26-27/0000002']);
    expect(applied).toEqual([
      [6, 4200],
      [7, 4200],
    ]);
    expect(cleared).toEqual([due]);
  });

  it.each([
    ['refunds the payment of an order once for each note', { refundsPayment: true }, [6, 7]],
    ['leaves credits of former versions to staff, who refunded them', {}, []],
  ] as const)('%s', async (_what, mark, refundedFor) => {
    const credits = [toCredit(6), toCredit(7)].map((entry) => ({ ...entry, ...mark }));
    const store = createPaymentStore(captured);
    const deps = {
      requireCompany: () => companyRecord,
      clock: () => new Date('2026-12-05T06:00:00Z'),
      numbers: { allocate: async () => 1 },
      payments: store,
      sales: { findByOrder: async () => ({ method: 'online' }) },
      enqueueTask: () => undefined,
      bills: {
        listCreditDue: async () => [{ bill: paidBill, credits, debits: [], rev: 3 }],
        insertDraft: async (key: string, draft: DraftBill) => ({ key, bill: draft, number: null }),
        issue: async () => undefined,
        clearCreditDue: async () => undefined,
      },
    } as unknown as Parameters<typeof completeCreditNotes>[0];

    await completeCreditNotes(deps);
    await completeCreditNotes(deps);
    const { refunds, creditedUnits = [] } = store.read();
    expect(creditedUnits.map(({ noteId }) => noteId)).toEqual(refundedFor);
    expect(refunds.map(({ amountPaise }) => amountPaise)).toEqual(refundedFor.map(() => 4200));
  });

  it('issues the note of each approved debit that a crash left without one, and no other', async () => {
    const approved = buildDebit(bill, { requestId: 'a', raises: [raiseOf(0, 100)] });
    const due: CreditedBill = {
      bill,
      credits: [],
      debits: [approved, { ...approved, requestId: 'b', noteId: 7, state: 'waiting' }],
      rev: 3,
    };
    const drafts = new Map<string, DraftBill>();
    const numbered: string[] = [];
    const deps = {
      requireCompany: () => companyRecord,
      clock: () => new Date('2026-12-05T06:00:00Z'),
      credits: { find: async () => ({ termsDays: 15 }) },
      numbers: { allocate: async () => numbered.length + 1 },
      bills: {
        listCreditDue: async () => [due],
        insertDraft: async (key: string, draft: DraftBill) => {
          drafts.set(key, draft);
          return { key, bill: draft, number: null };
        },
        issue: async (_key: string, number: string) => void numbered.push(number),
        clearCreditDue: async () => undefined,
      },
    } as unknown as Parameters<typeof completeCreditNotes>[0];

    expect(await completeCreditNotes(deps)).toBe(1);
    expect([...drafts.keys()]).toEqual(['debit:5:a']);
    expect(drafts.get('debit:5:a')).toMatchObject({
      kind: 'DebitNote',
      date: '2026-12-01',
      account: { dueDate: '2026-12-16', paidPaise: 0 },
    });
    expect(numbered).toEqual(['DN/26-27/0000001']);
  });

  it('credits once what a debit note raised of returned goods, when a crash left that out', async () => {
    const debit = buildDebit(bill, { requestId: 'a', noteId: 6, raises: [raiseOf(0, 100)] });
    const debitNote: Bill = {
      ...bill,
      billId: 6,
      kind: 'DebitNote',
      ...toDebitedSale(bill, debit),
    };
    const due: CreditedBill = { bill, credits: [toCredit(7)], debits: [debit], rev: 3 };
    const drafts = new Map<string, DraftBill>();
    const applied = new Map<number, number>();
    let credits: readonly Credit[] = [];
    const deps = {
      requireCompany: () => companyRecord,
      clock: () => new Date('2026-12-05T06:00:00Z'),
      credits: { find: async () => ({ termsDays: 15 }) },
      numbers: { allocate: async () => null },
      bills: {
        nextId: async () => 8 + credits.length,
        findById: async () => debitNote,
        listCreditDue: async () => [due],
        insertDraft: async (key: string, draft: DraftBill) => {
          if (!drafts.has(key)) drafts.set(key, draft);
          return { key, bill: drafts.get(key), number: 'issued' };
        },
        addCredit: async (
          _billId: number,
          decide: (earlier: readonly Credit[]) => Result<Credit, string>,
        ) => {
          const decided = decide(credits);
          if (!decided.ok) return decided;
          if (!credits.includes(decided.value)) credits = [...credits, decided.value];
          const index = credits.indexOf(decided.value);
          return ok({ bill: debitNote, credits, debits: [], rev: 1, index });
        },
        applyCreditNote: async (
          billId: number,
          { amountPaise }: { readonly amountPaise: number },
        ) => void applied.set(billId, amountPaise),
        clearCreditDue: async () => undefined,
      },
    } as unknown as Parameters<typeof completeCreditNotes>[0];

    await completeCreditNotes(deps);
    await completeCreditNotes(deps);
    expect([...drafts.keys()]).toEqual([
      'credit:42:5:request-7',
      'debit:5:a',
      'credit:42:6:return:request-7',
    ]);
    expect(drafts.get('credit:42:6:return:request-7')).toMatchObject({
      kind: 'CreditNote',
      billId: 8,
      date: '2026-12-05',
      reason: 'Bruised',
      against: { billId: 6 },
      totals: { payablePaise: 50 },
    });
    expect(credits).toMatchObject([{ noteId: 8, isRest: false }]);
    expect(applied.get(6)).toBe(50);
  });
});
