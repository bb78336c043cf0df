import type { PaymentProvider } from '@tokri/contracts';
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

/** What a provider did not do for an order. Nothing of it is secret or of a person. */
export interface GatewayTrouble {
  readonly task: 'open' | 'capture' | 'refund' | 'look' | 'event' | 'page';
  readonly orderId: number;
  /** `failed`: it took a refund and failed it; `event` and `page` are looks for a webhook and for a customer who waits. */
  readonly kind: GatewayFault['kind'] | 'failed';
  /** In a row that came to nothing, this one included. */
  readonly tries: number;
  readonly message: string;
}

/** Where trouble with providers is told: to the log, and counted for `/health/details`. */
export interface TroubleBook {
  note(trouble: GatewayTrouble): void;
  /** Nothing is left to be asked for this order. */
  over(orderId: number): void;
}

/** Who takes the customers' money. Every call has a deadline and a bounded number of tries. @throws GatewayFault. */
export interface Gateway {
  /** The public half of our key: the page opens the dialog with it. */
  readonly keyId: string;
  /** The gateway's order for ours (Razorpay's order, Stripe's payment intent); the same again when it is asked twice. */
  openOrder(of: { readonly orderId: number; readonly amountPaise: number }): Promise<string>;
  /** With what the page may pay that order, beside its id; empty where the dialog needs no more. It is for the customer alone and never kept. */
  pageSecret(gatewayOrderId: string): Promise<string>;
  attemptsOf(gatewayOrderId: string): Promise<readonly Attempt[]>;
  attempt(gatewayPaymentId: string): Promise<Attempt>;
  capture(of: { readonly gatewayOrderId: string; readonly gatewayPaymentId: string; readonly amountPaise: number }): Promise<Attempt>;
  refund(of: { readonly gatewayPaymentId: string; readonly amountPaise: number; readonly refundId: string }): Promise<GatewayRefund>;
  refundsOf(gatewayPaymentId: string): Promise<readonly GatewayRefund[]>;
}

/** What an event of the gateway is about; its word is never taken for the facts, only as a reason to look. */
export type EventSubject = { readonly gatewayOrderId: string } | { readonly gatewayPaymentId: string };

/** What a provider's dialog handed to the page: signed, or no more than a name. Neither is proof of money. */
export type DialogWord =
  | { readonly kind: 'signed'; readonly gatewayPaymentId: string; readonly signature: string }
  | { readonly kind: 'named'; readonly gatewayOrderId: string };

/** One provider of payments: its API, and what it signs and sends. Signatures are compared in constant time. */
export interface Provider {
  readonly gateway: Gateway;
  isDialogSigned(of: { readonly gatewayOrderId: string; readonly gatewayPaymentId: string; readonly signature: string }): boolean;
  /** An event by its bytes and the headers that came with it; null unless the provider signed them, by the present secret or the one before. */
  openEvent(raw: Buffer, headers: Readonly<Record<string, string>>): { readonly eventId: string } | null;
  /** What an event is about; null for one that is none of ours. */
  subjectOf(raw: string): EventSubject | null;
}

/** Providers of which this service has keys. */
export interface Providers {
  /** The one that opens payments; others go on with those that they have. */
  readonly chosen: PaymentProvider;
  /** Null for one of which there are no keys. */
  find(name: PaymentProvider): Provider | null;
  /** @throws GatewayFault, so that what has to be asked waits until the keys are there again. */
  gatewayOf(name: PaymentProvider | null): Gateway;
}

export interface InboxEvent {
  readonly provider: PaymentProvider;
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
  /** Of these keys, those whose bill carries its number. */
  numbered(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Number and event in one write; repeating it changes nothing. */
  issue(key: string, number: string): Promise<void>;
}

export interface StoredBill {
  readonly key: string;
  readonly bill: DraftBill;
  readonly number: string | null;
}

/** Which bill has taken which place of a series. */
export interface TakenPlace {
  readonly series: string;
  readonly billKey: string;
  readonly place: number;
}

/** Consecutive numbers of a series and financial year (Rule 46(b)). */
export interface NumberStore {
  /**
   * The place of this bill in the series, the same however often and late it is asked, while it is remembered. A bill that is not remembered is new, or has been
   * forgotten because it carries its number: `isNumbered` tells, and for one that carries it the answer is null and nothing is taken.
   */
  take(of: { readonly series: string; readonly billKey: string }, isNumbered: () => Promise<boolean>): Promise<number | null>;
  /** Places taken before `before` that are remembered still, at most `limit`. */
  remembered(before: Date, limit: number): Promise<readonly TakenPlace[]>;
  /** Only for bills that carry their number in the store. */
  forget(taken: readonly TakenPlace[]): Promise<void>;
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
