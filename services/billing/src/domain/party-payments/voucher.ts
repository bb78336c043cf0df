import {
  noDelivery,
  sumTotals,
  type Bill,
  type Buyer,
  type DraftBill,
  type Seller,
} from '../bills/bill.ts';
import type { AdvanceReturn } from './advance.ts';
import type { PartyPayment } from './party-payment.ts';
import { receiptDate } from './receipt-number.ts';

interface VoucherContext {
  readonly billId: number;
  readonly seller: Seller;
  readonly party: Buyer & { readonly stateCode: string };
}

/** Nothing is supplied and nothing taxed yet. */
const toVoucherTotals = (amountPaise: number): DraftBill['totals'] => ({
  ...sumTotals([], noDelivery),
  payablePaise: amountPaise,
});

/**
 * CGST Rule 50. No tax is due on an advance for goods (CGST Act s. 12(2), Notification 66/2017 –
 * Central Tax), so the voucher has neither rate nor amount of tax.
 */
export const toReceiptVoucher = (
  payment: PartyPayment,
  amountPaise: number,
  { billId, seller, party: { stateCode, name, address, pincode, gstin } }: VoucherContext,
): DraftBill => ({
  seller,
  billId,
  orderId: 0,
  userId: 0,
  partyId: payment.partyId,
  transactionNumber: '',
  kind: 'ReceiptVoucher',
  date: receiptDate(payment),
  buyer: { name, address, pincode, gstin },
  deliverTo: null,
  placeOfSupply: stateCode,
  lines: [],
  taxSummary: [],
  totals: toVoucherTotals(amountPaise),
  against: null,
  account: null,
  advance: {
    paymentId: payment.paymentId,
    receiptNumber: payment.number ?? '',
    way: payment.way,
    reference: payment.reference,
    receivedOn: payment.receivedOn,
  },
});

/** CGST Rule 51: names the receipt voucher whose advance goes back without a supply. */
export const toRefundVoucher = (
  { number, ...receiptVoucher }: Bill,
  { amountPaise, date, reason }: AdvanceReturn,
  billId: number,
): DraftBill => ({
  ...receiptVoucher,
  billId,
  kind: 'RefundVoucher',
  date,
  totals: toVoucherTotals(amountPaise),
  against: { billId: receiptVoucher.billId, number, date: receiptVoucher.date },
  reason,
});
