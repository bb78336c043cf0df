import type { Decision, Payment, Refund } from '../payments/payment.ts';

const isOpen = ({ state }: Refund): boolean => state !== 'processed' && state !== 'covered';

const hasOpenRefunds = ({ refunds }: Payment): boolean => refunds.some(isOpen);

/**
 * A refund can open and close without any other event: that of a second payment, one that fails at
 * the provider, one that a refund made at the provider covers.
 *
 * @param isPublished false for a payment from before open refunds were published.
 */
export const withOpenRefundsChange = (
  before: Payment,
  decision: Decision,
  isPublished = true,
): Decision => {
  const hasOpen = hasOpenRefunds(decision.payment);
  const isKnown = hasOpen === hasOpenRefunds(before) && (isPublished || !hasOpen);
  return isKnown
    ? decision
    : { ...decision, events: [...decision.events, { kind: 'open-refunds-changed', hasOpen }] };
};
