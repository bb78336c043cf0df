import { shopMarket } from '@tokri/contracts/market';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import {
  undecidedAdvance,
  type BillShare,
  type OnlinePart,
  type PartyPayment,
} from './party-payment.ts';

/** As for an order: the payer has the dialog of the provider open. */
export const openForMs = 20 * 60_000;

export const openPayment = (
  opened: Pick<PartyPayment, 'partyId' | 'amountPaise' | 'by' | 'chosen'> & {
    readonly provider: OnlinePart['provider'];
  },
  {
    paymentId,
    at,
    today,
  }: { readonly paymentId: number; readonly at: Date; readonly today: string },
): PartyPayment => {
  const { provider, ...fields } = opened;
  return {
    ...fields,
    paymentId,
    at,
    way: 'online',
    reference: '',
    receivedOn: today,
    state: 'opened',
    number: null,
    requestId: '',
    shares: [] as readonly BillShare[],
    allocation: { round: 0, planned: null, isDue: false },
    ...undecidedAdvance(),
    reversal: null,
    online: { provider, gatewayOrderId: null, gatewayPaymentId: null },
  };
};

const withOnline = (payment: PartyPayment, change: Partial<OnlinePart>): PartyPayment =>
  payment.online === null ? payment : { ...payment, online: { ...payment.online, ...change } };

export const startCheckout = (payment: PartyPayment, gatewayOrderId: string): PartyPayment =>
  withOnline(payment, { gatewayOrderId });

const isOf =
  ({ online, amountPaise }: PartyPayment) =>
  (attempt: PaymentAttempt): boolean =>
    attempt.gatewayOrderId !== null &&
    attempt.gatewayOrderId === online?.gatewayOrderId &&
    attempt.amountPaise === amountPaise &&
    attempt.currency === shopMarket().currency;

export type OnlineStep =
  | { readonly kind: 'captured'; readonly attempt: PaymentAttempt }
  /** Stored on the payment before it is captured, so that of two attempts one is captured. */
  | { readonly kind: 'capture'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'none'; readonly isFailed: boolean };

/** What the attempts at the provider ask for. A captured payment is never captured again. */
export const nextOnlineStep = (
  payment: PartyPayment,
  attempts: readonly PaymentAttempt[],
): OnlineStep => {
  if (payment.state !== 'opened' && payment.state !== 'failed')
    return { kind: 'none', isFailed: false };
  const own = attempts.filter(isOf(payment));
  const captured = own.find(({ status }) => status === 'captured');
  if (captured) return { kind: 'captured', attempt: captured };
  const authorized = own.filter(({ status }) => status === 'authorized');
  const chosenId = payment.online?.gatewayPaymentId;
  const attempt =
    authorized.find(({ gatewayPaymentId }) => gatewayPaymentId === chosenId) ?? authorized[0];
  return attempt
    ? { kind: 'capture', attempt }
    : { kind: 'none', isFailed: own.some(({ status }) => status === 'failed') };
};

export const chooseAttempt = (payment: PartyPayment, attempt: PaymentAttempt): PartyPayment =>
  withOnline(payment, { gatewayPaymentId: attempt.gatewayPaymentId });

export const captureOnline = (
  payment: PartyPayment,
  { gatewayPaymentId }: PaymentAttempt,
  today: string,
): PartyPayment =>
  payment.state === 'captured'
    ? payment
    : {
        ...withOnline(payment, { gatewayPaymentId }),
        state: 'captured',
        reference: gatewayPaymentId,
        receivedOn: today,
        allocation: { ...payment.allocation, isDue: true },
      };

export const isExpired = ({ state, at }: PartyPayment, now: Date): boolean =>
  state === 'opened' && now.getTime() - at.getTime() >= openForMs;

/** A payment that arrives later is still captured. */
export const expirePayment = (payment: PartyPayment, now: Date): PartyPayment =>
  isExpired(payment, now) ? { ...payment, state: 'failed' } : payment;

export const failPayment = (payment: PartyPayment): PartyPayment =>
  payment.state === 'opened' ? { ...payment, state: 'failed' } : payment;
