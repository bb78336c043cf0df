import { type Language } from '@tokri/contracts/language';
import {
  captureTimeoutMinutes,
  paymentTimeoutMinutes,
  sagaTimeoutMinutes,
  type OrderStatusName,
  type PaymentStatusName,
} from '@tokri/contracts/orders';
import { type PaymentProvider } from '@tokri/contracts/platform';
import { type QuotedLine, type QuotedTax, type QuotedTotals } from '@tokri/contracts/pricing';
import type { ParticipantReplies, Rejection } from './saga/saga-participants.ts';

/** `cod`: cash, when the goods are handed over; `online`: at the gateway, before the order is confirmed. */
export type PaymentMethod = 'cod' | 'online';
/** Who moved an order; `system` is the saga. */
export type Actor = 'customer' | 'staff' | 'system';

export interface DeliveryAddress {
  readonly addressId: number;
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
  readonly pincode: string;
  readonly stateCode: string;
}

/** Day `yyyy-MM-dd` and times `HH:mm` in Kolkata. */
export interface BookedSlot {
  readonly slotId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** From here on customers neither cancel nor pay (specification 4). */
  readonly cutOffAt: Date;
}

export interface HistoryEntry {
  readonly status: OrderStatusName;
  readonly at: Date;
  readonly by: Actor;
  readonly note: string;
}

/** The order that the gateway keeps for ours: what the customer pays with. */
export interface GatewayOrder {
  readonly provider: PaymentProvider;
  readonly keyId: string;
  readonly gatewayOrderId: string;
  readonly amountPaise: number;
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
  /** The quote that was agreed to. */
  readonly quoteId: string;
  /** Which order of this hold it is; absent for the first. Those before it were rejected. */
  readonly holdAttempt?: number;
  readonly slot: BookedSlot;
  readonly address: DeliveryAddress;
  readonly placeOfSupply: string;
  readonly lines: readonly QuotedLine[];
  /** Pieces, as the quote says. */
  readonly itemCount: number;
  /** The longest lead time among the lines. */
  readonly leadTimeMinutes: number;
  readonly totals: QuotedTotals;
  readonly taxSummary: readonly QuotedTax[];
  readonly coupon: { readonly code: string; readonly amountPaise: number } | null;
  readonly paymentMethod: PaymentMethod;
  readonly note: string;
  /** What its customer read the shop in when they placed it. */
  readonly language: Language;
}

/** Lines and sums of an order, and how they come about. */
export type OrderContents = Pick<Agreement, 'lines' | 'totals' | 'taxSummary' | 'coupon'>;

/** What goes on from state to state. */
interface SharedState {
  readonly history: readonly HistoryEntry[];
  readonly paymentStatus: PaymentStatusName;
  /** What billing has told of the customer's money: set aside at the bank, or ours. */
  readonly money: 'none' | 'authorized' | 'captured';
  /** What was taken of it, whatever goes back; 0 until then. */
  readonly paidPaise: number;
  readonly gatewayOrder: GatewayOrder | null;
  /** What goes back to the customer, or has gone back. */
  readonly refundPaise: number;
  readonly bill: { readonly billId: number; readonly number: string } | null;
  /** What is in the bag when that is less than was agreed; its lines stand in the same order, those of which nothing is there with quantity 0. */
  readonly packed: OrderContents | null;
}

/**
 * Where an order that awaits payment stands: `waiting` for money; `lapsed` without any, all is let go but money may come; `accepted`: money is
 * set aside and the place (and after a lapse the stock) must say yes; `capturing`: they did, the money is being taken.
 */
export type PaymentStage = 'waiting' | 'expired' | 'accepted' | 'capturing';

/** Fields that mean something in one state only: an order in another state does not have them. */
interface StatusFields {
  readonly Placed: { readonly replies: ParticipantReplies; readonly deadlineAt: Date };
  readonly AwaitingPayment: {
    readonly stage: PaymentStage;
    readonly replies: ParticipantReplies;
    readonly deadlineAt: Date;
    readonly payByAt: Date;
  };
  readonly Confirmed: object;
  readonly Packed: object;
  readonly OutForDelivery: object;
  readonly Delivered: object;
  readonly Cancelled: { readonly cancelReason: string; readonly cancelledBy: Actor };
  readonly Rejected: { readonly rejection: Rejection };
}

/** One of eight states. */
export type Order = {
  [Status in OrderStatusName]: Agreement &
    SharedState & { readonly status: Status } & StatusFields[Status];
}[OrderStatusName];
export type OrderOf<Status extends OrderStatusName> = Extract<Order, { status: Status }>;

/** States that wait for others: only they have answers and a deadline. */
export const pendingStatuses = [
  'Placed',
  'AwaitingPayment',
] as const satisfies readonly OrderStatusName[];
export const isPending = (order: Order): order is OrderOf<(typeof pendingStatuses)[number]> =>
  pendingStatuses.some((status) => status === order.status);

/** Every field of an order that may change; all others were agreed. The one list of them: stores and moves go by it. */
const sharedStateFields = [
  'history',
  'paymentStatus',
  'money',
  'paidPaise',
  'gatewayOrder',
  'refundPaise',
  'bill',
  'packed',
] as const satisfies readonly (keyof SharedState)[];
const mutableFields: ReadonlySet<string> = new Set([
  ...sharedStateFields,
  'status',
  'replies',
  'deadlineAt',
  'payByAt',
  'stage',
  'rejection',
  'cancelReason',
  'cancelledBy',
]);

/** The two halves of an order: what stays for ever, and what moves. */
export const splitOrder = (
  order: Order,
): { readonly agreement: Agreement; readonly progress: Omit<Order, keyof Agreement> } => {
  const fields = Object.entries(order);
  const pickFields = (isMutable: boolean) =>
    Object.fromEntries(fields.filter(([name]) => mutableFields.has(name) === isMutable));
  return {
    agreement: pickFields(false) as unknown as Agreement,
    progress: pickFields(true) as Omit<Order, keyof Agreement>,
  };
};

/** What the customer gets and pays: as packed, and before that as agreed. */
export const currentContents = (order: Agreement & Pick<SharedState, 'packed'>): OrderContents =>
  order.packed ?? order;

/** When an order moved, by whom, and what is noted of it. */
export interface StatusChange {
  readonly at: Date;
  readonly by: Actor;
  readonly note?: string;
}

/** The order in another state, with its entry in the history; fields of the present state go. */
export const transitionTo = <Status extends OrderStatusName>(
  order: Order,
  { status, ...fields }: { readonly status: Status } & StatusFields[Status] & Partial<SharedState>,
  { at, by, note = '' }: StatusChange,
): OrderOf<Status> => {
  const { agreement } = splitOrder(order);
  const sharedState = Object.fromEntries(sharedStateFields.map((name) => [name, order[name]]));
  return {
    ...agreement,
    ...sharedState,
    history: [...order.history, { status, at, by, note }],
    ...fields,
    status,
  } as unknown as OrderOf<Status>;
};

const minuteMs = 60_000;
export const confirmationTimeoutMs = sagaTimeoutMinutes * minuteMs;
export const paymentTimeoutMs = paymentTimeoutMinutes * minuteMs;
export const acceptanceTimeoutMs = captureTimeoutMinutes * minuteMs;
