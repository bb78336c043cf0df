import type { PaymentMethod, PaymentStatusName } from '@tokri/contracts/orders';
import type { QuotedTotals } from '@tokri/contracts/pricing';
import { participantsToConfirmOrder, allPending } from '../saga/saga-participants.ts';
import type { Decision } from '../order-events.ts';
import { sagaTimeoutMs, type OrderTerms, type OrderWithStatus } from '../order.ts';

export const effectivePaymentMethod = (
  requested: PaymentMethod,
  { payablePaise }: Pick<QuotedTotals, 'payablePaise'>,
): PaymentMethod => (payablePaise === 0 ? 'cod' : requested);

const statusByMethod: Readonly<Record<PaymentMethod, PaymentStatusName>> = {
  online: 'Pending',
  cod: 'DueOnDelivery',
  credit: 'NotDue',
};

const initialPaymentStatus = ({ paymentMethod, totals }: OrderTerms): PaymentStatusName =>
  totals.payablePaise === 0 ? 'NotDue' : statusByMethod[paymentMethod];

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
