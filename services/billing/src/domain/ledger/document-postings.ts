import { shopDate } from '@tokri/contracts/dates';
import {
  isVoucherKind,
  type AdjustmentCause,
  type BillKind,
  type LedgerType,
  type MoneyAccount,
  type VoucherKind,
} from '@tokri/contracts/orders';
import type { Bill } from '../bills/bill.ts';
import type { Payment, Refund } from '../payments/payment.ts';
import { chargeCovered } from '../refunds/credit-refund.ts';
import { refundsOfPayment, sumRefunds } from '../refunds/refunds.ts';
import type { LedgerPosting } from './posting.ts';

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);

const documentTypes: Readonly<
  Record<Exclude<BillKind, VoucherKind>, Extract<LedgerType, `${string}-note` | 'bill'>>
> = {
  OrderConfirmation: 'bill',
  TaxInvoice: 'bill',
  BillOfSupply: 'bill',
  InvoiceCumBillOfSupply: 'bill',
  CreditNote: 'credit-note',
  DebitNote: 'debit-note',
};

/**
 * An imported bill brings the payments that the party made before with it. A voucher moves no money:
 * its payment and the reversal of it do.
 */
export const toBillPostings = (bill: Bill): readonly LedgerPosting[] => {
  if (isVoucherKind(bill.kind)) return [];
  const fields = {
    documentDate: bill.date,
    reference: bill.number,
    orderId: bill.orderId,
    billId: bill.billId,
  };
  const document: LedgerPosting = {
    ...fields,
    type: documentTypes[bill.kind],
    source: `bill:${bill.billId}`,
    amounts: {
      payablePaise: bill.totals.payablePaise,
      roundOffPaise: bill.totals.roundOffPaise,
      cgstPaise: sum(bill.taxSummary, (row) => row.cgstPaise),
      sgstPaise: sum(bill.taxSummary, (row) => row.sgstPaise),
      igstPaise: sum(bill.taxSummary, (row) => row.igstPaise),
    },
  };
  const isImported = bill.orderId === 0;
  const paidPaise = isImported ? (bill.account?.paidPaise ?? 0) : 0;
  if (paidPaise === 0) return [document];
  return [
    document,
    {
      ...fields,
      type: 'payment',
      source: `bill:${bill.billId}:paid`,
      amountPaise: paidPaise,
      through: 'former-books',
    },
  ];
};

const capturedStates: readonly Payment['state'][] = [
  'captured',
  'refund-due',
  'partly-refunded',
  'refunded',
];
const isCaptured = (payment: Payment): boolean =>
  capturedStates.includes(payment.state) &&
  !refundsOfPayment(payment).some(({ state }) => state === 'voiding');

const toMoneyAccount = ({ method, provider }: Payment): MoneyAccount =>
  method === 'cod' ? 'cash' : (provider ?? 'bank');
const toRefundAccount = (payment: Payment, { manualRefund }: Refund): MoneyAccount => {
  if (!manualRefund) return toMoneyAccount(payment);
  return manualRefund.way === 'cash' ? 'cash' : 'bank';
};

export interface PaymentContext {
  readonly transactionNumber: string;
  /** The date of a payment or refund whose document does not store one. */
  readonly undatedOn: string;
}

type PaymentFields = Pick<LedgerPosting, 'reference' | 'orderId' | 'billId' | 'documentDate'>;

const toRefundPostings = (
  payment: Payment,
  refund: Refund,
  fields: PaymentFields,
): readonly LedgerPosting[] => {
  const { refundId, amountPaise, staffRefund, manualRefund } = refund;
  const at = manualRefund?.at ?? staffRefund?.at;
  const dated = { ...fields, documentDate: at ? shopDate(at) : fields.documentDate };
  const source = `refund:${payment.orderId}:${refundId}`;
  const repaid: LedgerPosting = {
    ...dated,
    type: 'refund',
    source,
    amountPaise,
    through: toRefundAccount(payment, refund),
  };
  if (!staffRefund) return [repaid];
  const adjust = (cause: AdjustmentCause, adjustedPaise: number): LedgerPosting => ({
    ...dated,
    type: 'adjustment',
    source: `${source}:${cause}`,
    amountPaise: adjustedPaise,
    cause,
    reason: '',
    by: staffRefund.by,
  });
  const covers = chargeCovered(payment, refund);
  const charged = covers.map(({ noteId, date, by, amountPaise: coveredPaise }) => ({
    ...adjust('charged-refund', coveredPaise),
    source: `${source}:credit-note:${noteId}`,
    documentDate: date,
    by,
  }));
  const restPaise = payment.hasOrderEnded ? amountPaise - sumRefunds(covers) : 0;
  return [
    repaid,
    adjust('waived-refund', -amountPaise),
    ...charged,
    ...(restPaise > 0 ? [adjust('charged-refund', restPaise)] : []),
  ];
};

/**
 * What staff refund as a courtesy leaves the bill as it is, so the shop waives it; a later credit note
 * covers that amount. A released authorization is posted as paid and
 * refunded, because its document does not tell it from a payment that came back at once. Postings
 * are only ever added as a payment moves on.
 */
export const toPaymentPostings = (
  payment: Payment,
  { transactionNumber, undatedOn }: PaymentContext,
): readonly LedgerPosting[] => {
  if (payment.gatewayPaymentId === null || !isCaptured(payment)) return [];
  const fields: PaymentFields = {
    reference: transactionNumber,
    orderId: payment.orderId,
    billId: 0,
    documentDate: undatedOn,
  };
  const paid: LedgerPosting = {
    ...fields,
    ...(payment.method === 'cod' ? { documentDate: shopDate(payment.openedAt) } : {}),
    type: 'payment',
    source: `payment:${payment.method}:${payment.orderId}`,
    amountPaise: payment.amountPaise,
    through: toMoneyAccount(payment),
  };
  const processed = refundsOfPayment(payment).filter(
    ({ state, amountPaise }) => state === 'processed' && amountPaise > 0,
  );
  return [paid, ...processed.flatMap((refund) => toRefundPostings(payment, refund, fields))];
};

const context: PaymentContext = { transactionNumber: '', undatedOn: '' };

/** Whether a change of a payment leaves something to post to the ledger of a party. */
export const hasNewPostings = (before: Payment | null, after: Payment): boolean =>
  after.partyId !== undefined &&
  toPaymentPostings(after, context).length >
    (before === null ? 0 : toPaymentPostings(before, context).length);
