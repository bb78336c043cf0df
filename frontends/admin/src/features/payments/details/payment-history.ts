import type { PaymentDetailsResponse } from '@tokri/contracts/api';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';

type Refund = PaymentDetailsResponse['Refunds'][number];
type ProviderStep =
  'authorized' | 'paid' | 'failed' | 'refundSent' | 'refundChanged' | 'refundDone' | 'refundFailed';

/** By the names of Razorpay and Stripe. */
const providerSteps = new Map<string, ProviderStep>([
  ['payment.authorized', 'authorized'],
  ['payment_intent.amount_capturable_updated', 'authorized'],
  ['payment.captured', 'paid'],
  ['order.paid', 'paid'],
  ['payment_intent.succeeded', 'paid'],
  ['payment.failed', 'failed'],
  ['payment_intent.payment_failed', 'failed'],
  ['refund.created', 'refundSent'],
  ['refund.processed', 'refundDone'],
  ['refund.updated', 'refundChanged'],
  ['charge.refunded', 'refundDone'],
  ['refund.failed', 'refundFailed'],
]);

export interface HistoryEntry {
  readonly key: string;
  readonly text: string;
  /** Names and numbers of the provider. */
  readonly detail: string;
  /** Empty if nobody stored it. */
  readonly at: string;
}

/** Undefined for the signed-in person. */
export type StaffName = (staffId: number) => string | undefined;

const paidText = ({ PaidWith }: PaymentDetailsResponse): string =>
  PaidWith ? t('history.paidWith', { instrument: t(`paidWith.${PaidWith}`) }) : t('history.paid');

const stepText = (step: ProviderStep | undefined, payment: PaymentDetailsResponse): string => {
  if (step === undefined) return t('history.provider');
  return step === 'paid' ? paidText(payment) : t(`history.${step}`);
};

const providerEntries = (payment: PaymentDetailsResponse): readonly HistoryEntry[] => {
  const listed = new Map<string, HistoryEntry>();
  const counts = new Map<string, number>();
  for (const { Id, Type, At } of payment.Events) {
    const step = providerSteps.get(Type);
    const count = (counts.get(Type) ?? 0) + 1;
    counts.set(Type, count);
    // Razorpay says in two messages that an order is paid. The same message twice is a second payment.
    const key = step === 'paid' ? `paid ${count}` : Id;
    const before = listed.get(key);
    listed.set(
      key,
      before
        ? { ...before, detail: `${before.detail}, ${Type}` }
        : { key, text: stepText(step, payment), detail: Type, at: At },
    );
  }
  return [...listed.values()];
};

const unseenFailures = ({ Events, FailedAttempts }: PaymentDetailsResponse) => {
  const seen = Events.filter(({ Type }) => providerSteps.get(Type) === 'failed').length;
  return FailedAttempts.slice(seen).map((id): HistoryEntry => ({
    key: id,
    text: t('history.failed'),
    detail: id,
    at: '',
  }));
};

/** In the past tense only what the customer has got back. */
const refundText = (
  { Amount, State, IsMadeAtProvider, StaffId, Reason }: Refund,
  nameOf: StaffName,
): string => {
  const sum = formatExactPrice(Amount);
  const isDone = State === 'processed';
  if (IsMadeAtProvider) return t('history.refundedAtProvider', { sum });
  if (StaffId === null) return t(`history.${isDone ? 'refunded' : 'refund'}ByOrder`, { sum });
  const name = nameOf(StaffId);
  const verb = isDone ? 'refunded' : 'refundAsked';
  const who = name ? t(`history.${verb}By`, { name, sum }) : t(`history.${verb}ByYou`, { sum });
  return Reason ? `${who}: ${Reason}` : who;
};

const startText = (payment: PaymentDetailsResponse, nameOf: StaffName): string => {
  const { Method, RecordedBy } = payment;
  const sum = formatExactPrice(payment.Amount);
  if (Method === 'online') return t('history.started', { sum });
  if (RecordedBy === null) return t('history.cash', { sum });
  const name = nameOf(RecordedBy);
  return name ? t('history.cashBy', { name, sum }) : t('history.cashByYou', { sum });
};

/** All that happened to a payment, in the words of the shop: the oldest first, what has no time last. */
export const listPaymentHistory = (
  payment: PaymentDetailsResponse,
  nameOf: StaffName,
): readonly HistoryEntry[] => {
  const entries: readonly HistoryEntry[] = [
    { key: 'started', text: startText(payment, nameOf), detail: '', at: payment.OpenedAt },
    ...unseenFailures(payment),
    ...providerEntries(payment),
    ...payment.Refunds.filter(({ State }) => State !== 'covered').map((refund) => ({
      key: refund.RefundId,
      text: refundText(refund, nameOf),
      detail: '',
      at: refund.At ?? '',
    })),
  ];
  const timed = entries.filter(({ at }) => at !== '');
  return [
    ...timed.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    ...entries.filter(({ at }) => at === ''),
  ];
};
