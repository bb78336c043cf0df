import { toReturnedAdvance, type PartyPayment } from './party-payment.ts';
import { returnedPaise, type FoundReturns, type ProviderReturn } from './provider-returns.ts';

/** On the refund voucher. */
const returnReason = 'Returned by the payment provider';

type FoundReturn = Omit<ProviderReturn, 'at' | 'state'> & {
  readonly state: ProviderReturn['state'] | 'failed';
};

const listFound = (
  gatewayPaymentId: string | undefined,
  { refunds, chargebacks }: FoundReturns,
): readonly FoundReturn[] => [
  ...refunds
    .filter((refund) => refund.gatewayPaymentId === gatewayPaymentId)
    .map(({ gatewayRefundId, amountPaise, status }) => ({
      returnId: gatewayRefundId,
      kind: 'refund' as const,
      amountPaise,
      state: status,
    })),
  ...chargebacks
    .filter((chargeback) => chargeback.gatewayPaymentId === gatewayPaymentId)
    // A lost dispute whose amount the provider does not tell yet is read again.
    .filter((chargeback) => chargeback.amountPaise > 0)
    .map(({ chargebackId, amountPaise }) => ({
      returnId: chargebackId,
      kind: 'chargeback' as const,
      amountPaise,
      state: 'processed' as const,
    })),
];

/** One that is processed stays as it was posted; together they are at most the payment. */
const applyReturn =
  (at: Date) =>
  (payment: PartyPayment, { state, ...found }: FoundReturn): PartyPayment => {
    const { returns = [], amountPaise } = payment;
    const known = returns.find(({ returnId }) => returnId === found.returnId);
    if (known?.state === 'processed' || known?.state === state) return payment;
    const others = returns.filter((other) => other !== known);
    if (state === 'failed') return known ? { ...payment, returns: others } : payment;
    const leftPaise = amountPaise - returnedPaise(payment);
    const takenPaise =
      state === 'processed' ? Math.min(found.amountPaise, leftPaise) : found.amountPaise;
    return { ...payment, returns: [...others, { ...found, amountPaise: takenPaise, state, at }] };
  };

/**
 * The payment after what its provider reports, in whatever order and however often. Returned as it
 * is when nothing changed. A part lowers what bills and account have of it; all of it reverses it.
 */
export const applyReturns = (
  payment: PartyPayment,
  found: FoundReturns,
  at: Date,
): PartyPayment => {
  if (payment.state !== 'captured' && payment.state !== 'reversed') return payment;
  const changed = listFound(payment.online?.gatewayPaymentId ?? undefined, found).reduce(
    applyReturn(at),
    payment,
  );
  const amountPaise = returnedPaise(changed) - returnedPaise(payment);
  if (changed === payment || amountPaise === 0) return changed;
  return {
    ...changed,
    ...toReturnedAdvance(payment, { amountPaise, at, reason: returnReason }),
    state: returnedPaise(changed) >= payment.amountPaise ? 'reversed' : 'captured',
    allocation: { ...payment.allocation, isDue: true },
  };
};
