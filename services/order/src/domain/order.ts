import { minuteMs } from '@tokri/contracts/dates';
import type { billIssued, EventData } from '@tokri/contracts/events';
import { type Language } from '@tokri/contracts/language';
import {
  captureTimeoutMinutes,
  paymentTimeoutMinutes,
  sagaTimeoutMinutes,
  type OrderStatusName,
  type PaymentInstrument,
  type PaymentMethod,
  type PaymentStatusName,
} from '@tokri/contracts/orders';
import { type PaymentProvider } from '@tokri/contracts/platform';
import { type QuotedLine, type QuotedTax, type QuotedTotals } from '@tokri/contracts/pricing';
import type { ParticipantReplies, Rejection } from './saga/saga-participants.ts';

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
  /** Customers can neither cancel nor pay after this time. */
  readonly cutOffAt: Date;
}

export interface HistoryEntry {
  readonly status: OrderStatusName;
  readonly at: Date;
  readonly by: Actor;
  readonly note: string;
  /** Who of the staff it was; missing in what earlier versions stored. */
  readonly staffId?: number;
}

export interface GatewayOrder {
  readonly provider: PaymentProvider;
  readonly keyId: string;
  readonly gatewayOrderId: string;
  readonly amountPaise: number;
}

export interface UserHold {
  readonly userId: number;
  readonly holdId: number;
}

export interface OrderTerms {
  readonly orderId: number;
  readonly transactionNumber: string;
  readonly userId: number;
  readonly partyId: number;
  readonly companyId: number;
  /** The location whose stock the order takes. Absent in orders from before locations existed. */
  readonly locationId?: number;
  readonly userName: string;
  readonly placedAt: Date;
  readonly pdate: string;
  readonly holdId: number;
  readonly cartVersion: number;
  readonly quoteId: string;
  /** Absent for the first order of a hold. Earlier orders were rejected or not paid in time. */
  readonly holdAttempt?: number;
  /** Rejected orders of the same hold. */
  readonly earlierOrderIds?: readonly number[];
  /** Orders of the same hold whose payment expired. They can still be paid. */
  readonly expiredOrderIds?: readonly number[];
  readonly slot: BookedSlot;
  readonly address: DeliveryAddress;
  readonly placeOfSupply: string;
  readonly lines: readonly QuotedLine[];
  readonly itemCount: number;
  readonly leadTimeMinutes: number;
  readonly totals: QuotedTotals;
  readonly taxSummary: readonly QuotedTax[];
  readonly coupon: { readonly code: string; readonly amountPaise: number } | null;
  readonly paymentMethod: PaymentMethod;
  readonly note: string;
  readonly language: Language;
}

export type OrderContents = Pick<OrderTerms, 'lines' | 'totals' | 'taxSummary' | 'coupon'>;

/** As the newest event of billing says; `seq` and `at` are those of that event. */
export interface OpenRefunds {
  readonly hasOpen: boolean;
  readonly seq: number;
  /** Absent in records from before it was stored. */
  readonly at?: Date;
}

interface SharedState {
  readonly history: readonly HistoryEntry[];
  readonly paymentStatus: PaymentStatusName;
  readonly captureState: 'none' | 'authorized' | 'captured';
  readonly paidPaise: number;
  readonly paidAt?: Date;
  readonly paidWith?: PaymentInstrument;
  readonly gatewayOrder: GatewayOrder | null;
  readonly refundPaise: number;
  /** The part of `refundPaise` that was refunded on the provider's dashboard. */
  readonly providerRefundPaise?: number;
  /** Absent until a refund was opened, and in orders from before billing said so. */
  readonly openRefunds?: OpenRefunds;
  readonly bill: Pick<EventData<typeof billIssued>, 'billId' | 'number' | 'dueDate'> | null;
  /**
   * Null unless fewer units than ordered were packed. Keeps the order of the lines; missing ones
   * have quantity 0.
   */
  readonly packed: OrderContents | null;
}

/**
 * `expired`: slot and stock are released, but a late payment is still accepted. `accepted`: the
 * payment is authorized and participants must confirm it. `capturing`: all confirmed.
 */
export type PaymentStage = 'waiting' | 'expired' | 'accepted' | 'capturing';

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

export type Order = {
  [Status in OrderStatusName]: OrderTerms &
    SharedState & { readonly status: Status } & StatusFields[Status];
}[OrderStatusName];
export type OrderWithStatus<Status extends OrderStatusName> = Extract<Order, { status: Status }>;

export const pendingStatuses = [
  'Placed',
  'AwaitingPayment',
] as const satisfies readonly OrderStatusName[];
export const isPending = (
  order: Order,
): order is OrderWithStatus<(typeof pendingStatuses)[number]> =>
  pendingStatuses.some((status) => status === order.status);

const sharedState: Readonly<Record<keyof SharedState, true>> = {
  history: true,
  paymentStatus: true,
  captureState: true,
  paidPaise: true,
  paidAt: true,
  paidWith: true,
  gatewayOrder: true,
  refundPaise: true,
  providerRefundPaise: true,
  openRefunds: true,
  bill: true,
  packed: true,
};
const sharedStateFields = Object.keys(sharedState) as (keyof SharedState)[];

type StatusFieldName = {
  [Status in OrderStatusName]: keyof StatusFields[Status];
}[OrderStatusName];
const statusFields: Readonly<Record<'status' | StatusFieldName, true>> = {
  status: true,
  replies: true,
  deadlineAt: true,
  payByAt: true,
  stage: true,
  rejection: true,
  cancelReason: true,
  cancelledBy: true,
};
const mutableFields: ReadonlySet<string> = new Set([
  ...sharedStateFields,
  ...Object.keys(statusFields),
]);

export const splitOrder = (
  order: Order,
): { readonly terms: OrderTerms; readonly progress: Omit<Order, keyof OrderTerms> } => {
  const fields = Object.entries(order);
  const pickFields = (isMutable: boolean) =>
    Object.fromEntries(fields.filter(([name]) => mutableFields.has(name) === isMutable));
  return {
    terms: pickFields(false) as unknown as OrderTerms,
    progress: pickFields(true) as Omit<Order, keyof OrderTerms>,
  };
};

export const currentContents = (order: OrderTerms & Pick<SharedState, 'packed'>): OrderContents =>
  order.packed ?? order;

/** The same of an order that was read in part. */
export const currentTotals = <Totals>({
  packed,
  totals,
}: {
  readonly totals: Totals;
  readonly packed: { readonly totals: Totals } | null;
}): Totals => packed?.totals ?? totals;

export interface StatusChange {
  readonly at: Date;
  readonly by: Actor;
  readonly note?: string;
  readonly staffId?: number | undefined;
}

export const transitionTo = <Status extends OrderStatusName>(
  order: Order,
  { status, ...fields }: { readonly status: Status } & StatusFields[Status] & Partial<SharedState>,
  { at, by, note = '', staffId }: StatusChange,
): OrderWithStatus<Status> => {
  const { terms } = splitOrder(order);
  const carriedState = Object.fromEntries(
    sharedStateFields.flatMap((name) => (order[name] === undefined ? [] : [[name, order[name]]])),
  );
  return {
    ...terms,
    ...carriedState,
    history: [
      ...order.history,
      { status, at, by, note, ...(staffId === undefined ? {} : { staffId }) },
    ],
    ...fields,
    status,
  } as unknown as OrderWithStatus<Status>;
};

export const sagaTimeoutMs = sagaTimeoutMinutes * minuteMs;
export const paymentTimeoutMs = paymentTimeoutMinutes * minuteMs;
export const captureTimeoutMs = captureTimeoutMinutes * minuteMs;
