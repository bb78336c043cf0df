import type { PaymentStatusName, SupportedPaymentMethod } from '@tokri/contracts/orders';
import type { QuotedTotals } from '@tokri/contracts/pricing';
import { participantsToConfirmOrder, allPending } from '../saga/saga-participants.ts';
import type { Decision } from '../order-events.ts';
import { sagaTimeoutMs, type OrderTerms, type OrderWithStatus } from '../order.ts';

export const effectivePaymentMethod = (
  requested: SupportedPaymentMethod,
  { payablePaise }: Pick<QuotedTotals, 'payablePaise'>,
): SupportedPaymentMethod => (payablePaise === 0 ? 'cod' : requested);

const initialPaymentStatus = ({ paymentMethod, totals }: OrderTerms): PaymentStatusName => {
  if (totals.payablePaise === 0) return 'NotDue';
  return paymentMethod === 'online' ? 'Pending' : 'DueOnDelivery';
};

export const placeOrder = (terms: OrderTerms): Decision<OrderWithStatus<'Placed'>> => {
  const order: OrderWithStatus<'Placed'> = {
    ...terms,
    status: 'Placed',
    replies: allPending(participantsToConfirmOrder(terms)),
    deadlineAt: new Date(terms.placedAt.getTime() + sagaTimeoutMs),
    history: [{ status: 'Placed', at: terms.placedAt, by: 'customer', note: '' }],
    paymentStatus: initialPaymentStatus(terms),
    captureState: 'none',
    paidPaise: 0,
    gatewayOrder: null,
    refundPaise: 0,
    bill: null,
    packed: null,
  };
  return { order, events: [{ kind: 'placed', order }] };
};
