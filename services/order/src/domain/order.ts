import type { QuotedLine, QuotedTax, QuotedTotals } from '@tokri/contracts';
import type { Answers, Rejection } from './answers.ts';

export type PaymentMethod = 'cod';
export type Actor = 'customer' | 'staff' | 'system';

export interface DeliveryAddress {
  readonly addressId: number;
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
  readonly pincode: string;
  readonly stateCode: string;
}

export interface BookedSlot {
  readonly slotId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly cutOffAt: Date;
}

export interface HistoryEntry {
  readonly status: Order['status'];
  readonly at: Date;
  readonly by: Actor;
  readonly note: string;
}

/** What was agreed when the order was placed; never changes afterwards. */
export interface Agreement {
  readonly orderId: number;
  readonly transactionNumber: string;
  readonly userId: number;
  readonly partyId: number;
  readonly companyId: number;
  readonly userName: string;
  readonly placedAt: Date;
  readonly pdate: string;
  readonly holdId: number;
  readonly cartVersion: number;
  readonly slot: BookedSlot;
  readonly address: DeliveryAddress;
  readonly placeOfSupply: string;
  readonly lines: readonly QuotedLine[];
  readonly totals: QuotedTotals;
  readonly taxSummary: readonly QuotedTax[];
  readonly coupon: { readonly code: string; readonly amountPaise: number } | null;
  readonly paymentMethod: PaymentMethod;
  readonly note: string;
}

interface Common extends Agreement {
  readonly history: readonly HistoryEntry[];
}

/** One of eight states; what is only true in one of them stands only there. */
export type Order =
  | (Common & { readonly status: 'Placed'; readonly answers: Answers; readonly deadlineAt: Date })
  | (Common & { readonly status: 'AwaitingPayment' })
  | (Common & { readonly status: 'Confirmed' })
  | (Common & { readonly status: 'Packed' })
  | (Common & { readonly status: 'OutForDelivery' })
  | (Common & { readonly status: 'Delivered' })
  | (Common & { readonly status: 'Cancelled'; readonly cancelReason: string; readonly cancelledBy: Actor })
  | (Common & { readonly status: 'Rejected'; readonly rejection: Rejection });

export type OrderOf<S extends Order['status']> = Extract<Order, { status: S }>;

/** A placed order that has not heard from all within this time is rejected (architecture.md 3). */
export const placedDeadlineMs = 10 * 60_000;

/** What stays when an order moves to another state: all but the fields of its present state. */
export const agreementAndHistory = (order: Order): Agreement & { readonly history: readonly HistoryEntry[] } => ({
  orderId: order.orderId, transactionNumber: order.transactionNumber, userId: order.userId, partyId: order.partyId, companyId: order.companyId, userName: order.userName,
  placedAt: order.placedAt, pdate: order.pdate, holdId: order.holdId, cartVersion: order.cartVersion, slot: order.slot, address: order.address, placeOfSupply: order.placeOfSupply,
  lines: order.lines, totals: order.totals, taxSummary: order.taxSummary, coupon: order.coupon, paymentMethod: order.paymentMethod, note: order.note, history: order.history,
});
