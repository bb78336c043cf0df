import type { PaymentStatusName } from '@tokri/contracts/orders';
import type { QuotedTotals } from '@tokri/contracts/pricing';
import { participantsToConfirmOrder, allPending } from '../saga/saga-participants.ts';
import type { Decision } from '../order-events.ts';
import {
  confirmationTimeoutMs,
  type Agreement,
  type OrderWithStatus,
  type PaymentMethod,
} from '../order.ts';

export const effectivePaymentMethod = (
  requested: PaymentMethod,
  { payablePaise }: Pick<QuotedTotals, 'payablePaise'>,
): PaymentMethod => (payablePaise === 0 ? 'cod' : requested);

const initialPaymentStatus = ({ paymentMethod, totals }: Agreement): PaymentStatusName => {
  if (totals.payablePaise === 0) return 'NotDue';
  return paymentMethod === 'online' ? 'Pending' : 'DueOnDelivery';
};

export const placeOrder = (agreement: Agreement): Decision<OrderWithStatus<'Placed'>> => {
  const order: OrderWithStatus<'Placed'> = {
    ...agreement,
    status: 'Placed',
    replies: allPending(participantsToConfirmOrder(agreement)),
    deadlineAt: new Date(agreement.placedAt.getTime() + confirmationTimeoutMs),
    history: [{ status: 'Placed', at: agreement.placedAt, by: 'customer', note: '' }],
    paymentStatus: initialPaymentStatus(agreement),
    money: 'none',
    paidPaise: 0,
    gatewayOrder: null,
    refundPaise: 0,
    bill: null,
    packed: null,
  };
  return { order, events: [{ kind: 'placed', order }] };
};
