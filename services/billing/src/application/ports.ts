import type { Sale } from '@tokri/contracts/events';
import type { Attempt } from '../domain/attempts.ts';
import type { Bill, Buyer, DraftBill, Place } from '../domain/bill.ts';
import type { Decision, Payment } from '../domain/payment.ts';
import type { GatewayRefund } from '../domain/refunds.ts';

export type Clock = () => Date;

/** A payment with the version that a save compares. */
export interface StoredPayment {
  readonly payment: Payment;
  readonly rev: number;
  readonly seq: number;
}

export interface PaymentStore {
  /** Writes a new payment with its events; `exists` when the order has one. */
  insert(decision: Decision): Promise<'inserted' | 'exists'>;
  byOrder(orderId: number, method?: Payment['method']): Promise<StoredPayment | null>;
  byGatewayOrder(gatewayOrderId: string): Promise<StoredPayment | null>;
  byGatewayPayment(gatewayPaymentId: string): Promise<StoredPayment | null>;
  /** State, events and the mark of `seen` in one guarded write; false when somebody else was faster. */
  save(stored: StoredPayment, decision: Decision, seen?: string): Promise<boolean>;
  /** Orders whose payment has a task that is due, at most `limit`. */
  withTasks(now: Date, limit: number): Promise<readonly number[]>;
  /** Orders whose payment the gateway may know something new of: opened before `before`, not looked at since `lookedBefore`. */
  unsettled(of: { readonly openedBefore: Date; readonly lookedBefore: Date; readonly limit: number }): Promise<readonly number[]>;
  noteLook(orderId: number, at: Date): Promise<void>;
  isCashCollected(orderId: number): Promise<boolean>;
}

/** The gateway gave no usable answer: `silent` it may or may not have acted, `refused` it has not. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
  constructor(readonly kind: 'silent' | 'refused', message: string) {
    super(message);
  }
}

/** Who takes the customers' money. Every call has a deadline and a bounded number of tries. @throws GatewayFault. */
export interface Gateway {
  readonly keyId: string;
  /** The gateway's order for ours; the same again when it is asked twice. */
  openOrder(of: { readonly orderId: number; readonly amountPaise: number }): Promise<string>;
  attemptsOf(gatewayOrderId: string): Promise<readonly Attempt[]>;
  attempt(gatewayPaymentId: string): Promise<Attempt>;
  capture(of: { readonly gatewayPaymentId: string; readonly amountPaise: number }): Promise<Attempt>;
  refund(of: { readonly gatewayPaymentId: string; readonly amountPaise: number; readonly refundId: string }): Promise<GatewayRefund>;
  refundsOf(gatewayPaymentId: string): Promise<readonly GatewayRefund[]>;
}

/** What an event of the gateway is about; its word is never taken for the facts, only as a reason to look. */
export type EventSubject = { readonly gatewayOrderId: string } | { readonly gatewayPaymentId: string };

/** Signatures of the gateway, all compared in constant time. */
export interface Signatures {
  isCheckoutSigned(of: { readonly gatewayOrderId: string; readonly gatewayPaymentId: string; readonly signature: string }): boolean;
  /** By the current secret or the one before. */
  isEventSigned(raw: Buffer, signature: string): boolean;
}

export interface InboxEvent {
  readonly eventId: string;
  readonly raw: string;
  readonly receivedAt: Date;
}

export interface GatewayInbox {
  /** Written by a majority before it answers; false when it was here before. */
  put(event: InboxEvent): Promise<boolean>;
  byId(eventId: string): Promise<InboxEvent | null>;
  done(eventId: string): Promise<void>;
  /** Ids that nobody has worked yet, oldest first. */
  open(limit: number): Promise<readonly string[]>;
}

/** What was sold by one order, as order told it when it was placed. */
export interface SoldOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly transactionNumber: string;
  readonly method: 'online' | 'cod' | 'credit';
  readonly payablePaise: number;
  readonly placedAt: Date;
  readonly sale: Sale | null;
}

export interface SoldSoFar extends SoldOrder {
  /** It was rejected or cancelled. */
  readonly isOver: boolean;
}

export interface SaleStore {
  put(sold: SoldOrder): Promise<void>;
  byOrder(orderId: number): Promise<SoldSoFar | null>;
  /** The highest id of an order that is known here; 0 for none. */
  newestOrderId(): Promise<number>;
  /** It was packed short: from now on this is what was sold. Once more changes nothing. */
  pack(orderId: number, sale: Sale): Promise<void>;
  /** Rejected or cancelled. */
  end(orderId: number): Promise<void>;
}

export interface BillStore {
  nextId(): Promise<number>;
  ofOrder(orderId: number): Promise<readonly Bill[]>;
  byId(billId: number): Promise<Bill | null>;
  /** Bills on the account of a party on which something is due, the oldest first. */
  outstanding(partyId: number, page: { readonly page: number; readonly pageSize: number }): Promise<{ readonly bills: readonly Bill[]; readonly total: number }>;
  /** All that is due on a party's account, however many bills it stands on. */
  duePaise(partyId: number): Promise<number>;
  /** A bill of former books under its number, written now or found. Nothing is told of it. */
  keepOld(bill: Bill): Promise<Bill>;
  /** The draft of this key, written now or found. */
  draft(key: string, bill: DraftBill): Promise<StoredBill>;
  /** Number and event in one write; repeating it changes nothing. */
  issue(key: string, number: string): Promise<void>;
}

export interface StoredBill {
  readonly key: string;
  readonly bill: DraftBill;
  readonly number: string | null;
}

/** Consecutive numbers of a series and financial year (Rule 46(b)). */
export interface NumberStore {
  /** The number of this bill in the series: the same whenever it is asked. */
  take(series: string, billKey: string): Promise<number>;
  /** Forgets which bill has which number, of those taken before `before`. */
  forgetTaken(before: Date): Promise<number>;
}

export interface BuyerBook {
  /** Where goods of an order go; null when the address is not known here yet. */
  place(addressId: number): Promise<Place | null>;
  /** A business customer; null when it is not known here yet. */
  party(partyId: number): Promise<(Buyer & { readonly stateCode: string }) | null>;
}

export interface CreditStore {
  /** How much a party may owe; 0 when nobody has set it. */
  limitPaise(partyId: number): Promise<number>;
  setLimit(partyId: number, limitPaise: number): Promise<void>;
}
