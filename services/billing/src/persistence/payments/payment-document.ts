import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { ManualRefund, Payment, Refund } from '../../domain/payments/payment.ts';
import { sumRefunds } from '../../domain/refunds/refunds.ts';

/** Stored names and states are frozen: existing documents use them. */
export const toStoredPaymentState = (state: Payment['state']) =>
  state === 'not-opened' ? 'asking' : state;
type StoredPaymentState = ReturnType<typeof toStoredPaymentState>;
const toPaymentState = (stored: StoredPaymentState): Payment['state'] =>
  stored === 'asking' ? 'not-opened' : stored;

const storedRefundStates = {
  due: 'due',
  pending: 'pending',
  voiding: 'letting-go',
  manual: 'by-hand',
  processed: 'processed',
  covered: 'covered',
} as const satisfies Record<Refund['state'], string>;
type StoredRefundState = (typeof storedRefundStates)[Refund['state']];
const refundStates: Readonly<Record<StoredRefundState, Refund['state']>> = {
  due: 'due',
  pending: 'pending',
  'letting-go': 'voiding',
  'by-hand': 'manual',
  processed: 'processed',
  covered: 'covered',
};

type RefundRecord = Omit<Refund, 'manualRefund' | 'state'> & {
  readonly state: StoredRefundState;
  readonly handed?: ManualRefund;
};

type PaymentRecord = Omit<
  Payment,
  'state' | 'taskAttempts' | 'hasOrderEnded' | 'refunds' | 'retainedPaise'
> & {
  readonly retainedPaise?: number;
  readonly state: StoredPaymentState;
  readonly tries: number;
  readonly isOver: boolean;
  readonly refunds: readonly RefundRecord[];
};

export interface PaymentDocument extends AggregateDocument {
  readonly _id: string;
  readonly payment: PaymentRecord;
  /** Of the payment, where an index reaches it. Absent until `markUsers` reached an older payment. */
  readonly userId?: number;
  /** Of the payment. Absent without a party. */
  readonly partyId?: number;
  /** 1 while a part of the payment is not in the ledger of its party. */
  readonly ledgerDue?: number;
  readonly gatewayOrderId?: string;
  readonly gatewayPaymentIds: readonly string[];
  /** 1 while a gateway task is due. */
  readonly todo?: number;
  readonly retryAt: Date;
  /** 1 while the payment must be reconciled. */
  readonly watch?: number;
  readonly openedAt: Date;
  /** Time of the last reconciliation. */
  readonly lookedAt?: Date;
  /** Absent until the first write of a version that publishes open refunds. */
  readonly openRefundsPublished?: true;
}

const toRefundRecord = ({ manualRefund, ...refund }: Refund): RefundRecord => ({
  ...refund,
  state: storedRefundStates[refund.state],
  ...(manualRefund ? { handed: manualRefund } : {}),
});
const toRefund = ({ handed, ...refund }: RefundRecord): Refund => ({
  ...refund,
  state: refundStates[refund.state],
  ...(handed ? { manualRefund: handed } : {}),
});
export const toPaymentRecord = ({
  taskAttempts,
  hasOrderEnded,
  refunds,
  ...payment
}: Payment): PaymentRecord => ({
  ...payment,
  state: toStoredPaymentState(payment.state),
  tries: taskAttempts,
  isOver: hasOrderEnded,
  refunds: refunds.map(toRefundRecord),
});
export const openRefundStates: readonly StoredRefundState[] = [
  storedRefundStates.due,
  storedRefundStates.pending,
  storedRefundStates.voiding,
  storedRefundStates.manual,
];
/**
 * Missing in documents from before refunds at the provider were read, and not lowered by instances
 * of that version: what the shop refunds itself is never retained, whatever is stored.
 */
const readRetainedPaise = ({
  amountPaise,
  gatewayPaymentId,
  refunds,
  retainedPaise = amountPaise,
}: PaymentRecord): number => {
  const refundsOfShop = refunds.filter(
    (refund) => refund.gatewayPaymentId === gatewayPaymentId && !refund.isProviderRefund,
  );
  return Math.max(0, Math.min(retainedPaise, amountPaise - sumRefunds(refundsOfShop)));
};

export const toPayment = (record: PaymentRecord): Payment => {
  const { tries, isOver, refunds, ...payment } = record;
  return {
    ...payment,
    retainedPaise: readRetainedPaise(record),
    state: toPaymentState(payment.state),
    taskAttempts: tries,
    hasOrderEnded: isOver,
    refunds: refunds.map(toRefund),
  };
};
