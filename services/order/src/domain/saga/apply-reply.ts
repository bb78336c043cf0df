import { sagaOutcome, type ParticipantReply, type SagaParticipant } from './saga-participants.ts';
import { rejectOrder } from './reject-order.ts';
import { unchanged, type Decision } from '../order-events.ts';
import { transitionTo, isPending, type Order, type OrderWithStatus } from '../order.ts';
import { acceptPayment, awaitPayment, capturePayment } from '../payment/order-payment.ts';

const confirmOrder = (order: Order, at: Date): Decision => {
  const confirmed = transitionTo(order, { status: 'Confirmed' }, { at, by: 'system' });
  return { order: confirmed, events: [{ kind: 'confirmed', order: confirmed }] };
};

const advanceAcceptedOrder = (
  order: OrderWithStatus<'Placed' | 'AwaitingPayment'>,
  at: Date,
): Decision => {
  if (order.status === 'AwaitingPayment') return capturePayment(order, at);
  if (order.paymentMethod !== 'online') return confirmOrder(order, at);
  const awaiting = awaitPayment(order, at);
  if (order.captureState === 'none') return awaiting;
  const accepted = acceptPayment(awaiting.order, at);
  return { order: accepted.order, events: [...awaiting.events, ...accepted.events] };
};

/**
 * The reply that completes the set decides in the same step. Unexpected replies are ignored; their
 * senders compensate on `order.rejected`.
 */
export const applyReply = (
  order: Order,
  { participant, reply, at }: { participant: SagaParticipant; reply: ParticipantReply; at: Date },
): Decision => {
  if (!isPending(order) || order.replies[participant]?.kind !== 'pending') return unchanged(order);
  const updated = { ...order, replies: { ...order.replies, [participant]: reply } };
  const outcome = sagaOutcome(updated.replies);
  switch (outcome.kind) {
    case 'pending':
      return { order: updated, events: [] };
    case 'accepted':
      return advanceAcceptedOrder(updated, at);
    case 'rejected':
      return rejectOrder(updated, at, { code: outcome.code, shortages: outcome.shortages });
  }
};
