import fc from 'fast-check';
import { addDays } from '@tokri/contracts/dates';
import { createCashPayment, type Payment } from '../src/domain/payments/payment.ts';
import type { createModels } from '../src/persistence/models.ts';
import { toPaymentRecord } from '../src/persistence/payments/payment-document.ts';
import { buildSale, taxedLine } from '../src/testing/sales.ts';

type Kind = 'bill' | 'credit-note' | 'payment' | 'refund' | 'adjustment';

interface RandomDocument {
  readonly id: number;
  readonly kind: Kind;
  readonly partyId: number;
  readonly date: string;
  /** Above 0, except for an adjustment. */
  readonly amountPaise: number;
}

const firstDay = '2026-04-01';
export const ledgerPartyIds = [21, 22, 23, 24, 25] as const;
const ids = { userId: 7, transactionNumber: '', deliverTo: null, against: null, account: null };
const buyer = { name: 'Annapurna Caterers', address: 'Bengaluru', pincode: '560034', gstin: '' };
const sale = buildSale([taxedLine]);

export const sampleDocuments = (count: number, seed: number): readonly RandomDocument[] =>
  fc
    .sample(
      fc.record({
        kind: fc.constantFrom<Kind>('bill', 'credit-note', 'payment', 'refund', 'adjustment'),
        partyId: fc.constantFrom(...ledgerPartyIds),
        date: fc.integer({ min: 0, max: 200 }).map((days) => addDays(firstDay, days)),
        amountPaise: fc.integer({ min: 10_000, max: 5_000_000 }),
        sign: fc.constantFrom(1, -1),
      }),
      { numRuns: count, seed },
    )
    .map(({ sign, ...document }, index) => ({
      ...document,
      id: index + 1,
      amountPaise:
        document.kind === 'adjustment' ? sign * document.amountPaise : document.amountPaise,
    }));

const toBill = ({ id, kind, partyId, date, amountPaise }: RandomDocument) => {
  const isNote = kind === 'credit-note';
  return {
    _id: isNote ? `credit:${id}:${id}` : `bill:${id}:TaxInvoice`,
    rev: 1,
    billId: id,
    orderId: id,
    partyId,
    ledgerDue: 1,
    number: `${isNote ? 'CN' : 'TI'}/26-27/${String(id).padStart(7, '0')}`,
    bill: {
      ...ids,
      ...sale,
      buyer,
      billId: id,
      orderId: id,
      partyId,
      date,
      kind: isNote ? 'CreditNote' : 'TaxInvoice',
      totals: { ...sale.totals, payablePaise: amountPaise },
    },
  };
};

/** A refund is of a payment: half of it went back. */
const refundHalf = (payment: Payment): Payment => {
  const amountPaise = Math.floor(payment.amountPaise / 2);
  const refund = {
    refundId: `refund-${payment.orderId}-1`,
    gatewayPaymentId: `cash-${payment.orderId}`,
    amountPaise,
    state: 'processed',
    failures: 0,
  } as const;
  const retainedPaise = payment.amountPaise - amountPaise;
  return { ...payment, state: 'partly-refunded', retainedPaise, refunds: [refund] };
};

const toPaymentDocument = ({ id, kind, partyId, date, amountPaise }: RandomDocument) => {
  const openedAt = new Date(`${date}T05:00:00Z`);
  const { payment } = createCashPayment({ orderId: id, userId: 7, amountPaise, partyId }, openedAt);
  return {
    _id: `pay:cod:${id}`,
    rev: 0,
    payment: toPaymentRecord(kind === 'refund' ? refundHalf(payment) : payment),
    userId: 7,
    partyId,
    ledgerDue: 1,
    gatewayPaymentIds: [`cash-${id}`],
    retryAt: openedAt,
    openedAt,
    openRefundsPublished: true,
  };
};

const toAdjustmentDocument = ({ id, partyId, date, amountPaise }: RandomDocument) => ({
  _id: `random-${id}`,
  rev: 0,
  partyId,
  amountPaise,
  reason: 'Broken crates',
  by: 1,
  at: new Date(`${date}T05:00:00Z`),
  state: 'approved',
  decision: null,
  ledgerDue: 1,
});

export const insertDocuments = async (
  { bills, payments, adjustments }: ReturnType<typeof createModels>,
  documents: readonly RandomDocument[],
): Promise<void> => {
  const insert = async (
    model: typeof bills | typeof payments | typeof adjustments,
    kinds: readonly Kind[],
    toDocument: (document: RandomDocument) => object,
  ) => {
    const chosen = documents.filter(({ kind }) => kinds.includes(kind)).map(toDocument);
    if (chosen.length > 0) await model.collection.insertMany(chosen as never);
  };
  await insert(bills, ['bill', 'credit-note'], toBill);
  await insert(payments, ['payment', 'refund'], toPaymentDocument);
  await insert(adjustments, ['adjustment'], toAdjustmentDocument);
};

/** A payment with a refund is posted twice. */
export const countPostings = (documents: readonly RandomDocument[]): number =>
  documents.reduce((count, { kind }) => count + (kind === 'refund' ? 2 : 1), 0);

const owedPaise = ({ kind, amountPaise }: RandomDocument): number => {
  if (kind === 'bill' || kind === 'adjustment') return amountPaise;
  return kind === 'refund' ? Math.floor(amountPaise / 2) - amountPaise : -amountPaise;
};

/** What the party owes in the end. */
export const sumDocuments = (documents: readonly RandomDocument[], partyId: number): number =>
  documents
    .filter((document) => document.partyId === partyId)
    .reduce((sum, document) => sum + owedPaise(document), 0);
