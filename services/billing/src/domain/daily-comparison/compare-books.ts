import type { BookDifferenceKind } from '@tokri/contracts/orders';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import type { Payment, Refund } from '../payments/payment.ts';
import type { GatewayRefund } from '../refunds/gateway-refunds.ts';
import { sumRefunds } from '../refunds/refunds.ts';

export interface BookDifference {
  /** The same difference keeps its id when a day is compared again. */
  readonly id: string;
  readonly kind: BookDifferenceKind;
  /** Null when no order of the shop belongs to it. */
  readonly orderId: number | null;
  /** Of the payment or refund at the provider. */
  readonly gatewayId: string;
  readonly shopPaise: number;
  readonly providerPaise: number;
}

/** `orderId` is null for a payment of dues. */
export type BookedPayment = Pick<
  Payment,
  'state' | 'gatewayPaymentId' | 'gatewayOrderId' | 'amountPaise' | 'refunds'
> & { readonly orderId: number | null };

export interface ProviderBooks {
  /** Of the compared day, in any state. */
  readonly payments: readonly PaymentAttempt[];
  readonly refunds: readonly GatewayRefund[];
  /** Of some hours more: an order of 23:55 is paid on the next day. */
  readonly laterPaymentIds: readonly string[];
}

export interface ShopBooks {
  /** Opened on the compared day with this provider. */
  readonly opened: readonly BookedPayment[];
  /** Those that know a payment or an order of the provider's books, whenever they were opened. */
  readonly known: readonly BookedPayment[];
}

const holdsMoney = ({ status }: PaymentAttempt): boolean =>
  status === 'captured' || status === 'refunded';
const isCaptured = ({ state }: BookedPayment): boolean =>
  state === 'captured' ||
  state === 'refund-due' ||
  state === 'partly-refunded' ||
  state === 'refunded';

const toDifference = (
  kind: BookDifferenceKind,
  gatewayId: string,
  rest: Pick<BookDifference, 'orderId' | 'shopPaise' | 'providerPaise'>,
): BookDifference => ({ id: `${kind}:${gatewayId}`, kind, gatewayId, ...rest });

const refundsOf = (payment: BookedPayment, gatewayPaymentId: string): readonly Refund[] =>
  payment.refunds.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId);

/** A provider counts a refund from its request on, or only once it is made. */
const refundedDiffers = (
  refunds: readonly Refund[],
  { refundedPaise }: PaymentAttempt,
): boolean => {
  const madePaise = sumRefunds(refunds.filter(({ state }) => state === 'processed'));
  const requestedPaise = sumRefunds(
    refunds.filter(({ state }) => state === 'pending' || state === 'voiding'),
  );
  return refundedPaise < madePaise || refundedPaise > madePaise + requestedPaise;
};

const compareOwnPayment = (
  payment: BookedPayment,
  attempt: PaymentAttempt,
): readonly BookDifference[] => {
  const { orderId } = payment;
  const { gatewayPaymentId, amountPaise: providerPaise } = attempt;
  const difference = (kind: BookDifferenceKind, shopPaise: number, atProviderPaise: number) =>
    toDifference(kind, gatewayPaymentId, { orderId, shopPaise, providerPaise: atProviderPaise });
  if (holdsMoney(attempt) && !isCaptured(payment) && payment.refunds.length === 0)
    return attempt.refundedPaise === providerPaise
      ? []
      : [difference('not-captured-here', 0, providerPaise)];
  if (!holdsMoney(attempt))
    return isCaptured(payment)
      ? [difference('not-captured-at-provider', payment.amountPaise, 0)]
      : [];
  if (providerPaise !== payment.amountPaise)
    return [difference('amount-differs', payment.amountPaise, providerPaise)];
  const refunds = refundsOf(payment, gatewayPaymentId);
  return refundedDiffers(refunds, attempt)
    ? [
        difference(
          'refunded-amount-differs',
          sumRefunds(refunds.filter(({ state }) => state === 'processed')),
          attempt.refundedPaise,
        ),
      ]
    : [];
};

const comparePayment =
  (known: readonly BookedPayment[]) =>
  (attempt: PaymentAttempt): readonly BookDifference[] => {
    const { gatewayPaymentId, gatewayOrderId, amountPaise } = attempt;
    const own = known.find((payment) => payment.gatewayPaymentId === gatewayPaymentId);
    if (own) return compareOwnPayment(own, attempt);
    const refunding = known.find((payment) => refundsOf(payment, gatewayPaymentId).length > 0);
    if (refunding) return [];
    if (!holdsMoney(attempt) || attempt.refundedPaise === amountPaise) return [];
    const ofOrder = known.find((payment) => payment.gatewayOrderId === gatewayOrderId);
    return [
      toDifference('unknown-payment', gatewayPaymentId, {
        orderId: ofOrder?.orderId ?? null,
        shopPaise: 0,
        providerPaise: amountPaise,
      }),
    ];
  };

const isRecorded = (payment: BookedPayment, refund: GatewayRefund): boolean =>
  payment.refunds.some(
    ({ refundId }) => refundId === refund.refundId || refundId === refund.gatewayRefundId,
  );

const compareRefund =
  (known: readonly BookedPayment[]) =>
  (refund: GatewayRefund): readonly BookDifference[] => {
    if (refund.status === 'failed') return [];
    const { gatewayPaymentId, gatewayRefundId, amountPaise } = refund;
    const payment = known.find(
      (candidate) =>
        candidate.gatewayPaymentId === gatewayPaymentId ||
        refundsOf(candidate, gatewayPaymentId).length > 0,
    );
    return payment && isRecorded(payment, refund)
      ? []
      : [
          toDifference('unknown-refund', gatewayRefundId, {
            orderId: payment?.orderId ?? null,
            shopPaise: 0,
            providerPaise: amountPaise,
          }),
        ];
  };

const findMissingAtProvider = (
  { payments, laterPaymentIds }: ProviderBooks,
  opened: readonly BookedPayment[],
): readonly BookDifference[] => {
  const ids = new Set([
    ...payments.map(({ gatewayPaymentId }) => gatewayPaymentId),
    ...laterPaymentIds,
  ]);
  return opened
    .filter((payment) => isCaptured(payment) && !ids.has(payment.gatewayPaymentId ?? ''))
    .map(({ orderId, gatewayPaymentId, amountPaise }) =>
      toDifference('missing-at-provider', gatewayPaymentId ?? `order-${orderId ?? 0}`, {
        orderId,
        shopPaise: amountPaise,
        providerPaise: 0,
      }),
    );
};

/** Largest amount first. */
export const compareBooks = (
  provider: ProviderBooks,
  { opened, known }: ShopBooks,
): readonly BookDifference[] =>
  [
    ...provider.payments.flatMap(comparePayment(known)),
    ...provider.refunds.flatMap(compareRefund(known)),
    ...findMissingAtProvider(provider, opened),
  ].sort((a, b) => differencePaise(b) - differencePaise(a));

export const differencePaise = ({ shopPaise, providerPaise }: BookDifference): number =>
  Math.abs(shopPaise - providerPaise);

export interface BookTotals {
  readonly payments: number;
  readonly capturedPaise: number;
  readonly refunds: number;
  readonly refundedPaise: number;
}

export const sumProviderBooks = ({ payments, refunds }: ProviderBooks): BookTotals => {
  const captured = payments.filter(holdsMoney);
  const made = refunds.filter(({ status }) => status !== 'failed');
  return {
    payments: captured.length,
    capturedPaise: captured.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    refunds: made.length,
    refundedPaise: sumRefunds(made),
  };
};
