import type { PendingReplies } from '@tokri/service-kit/use-case';
import type { ParticipantReply, SagaParticipant } from '../../domain/saga/saga-participants.ts';
import type { Decision } from '../../domain/order-events.ts';
import type { Order } from '../../domain/order.ts';
import { attachGatewayOrder } from '../../domain/payment/order-payment.ts';
import type { GatewayOrder } from '../../domain/order.ts';
import { applyReply } from '../../domain/saga/apply-reply.ts';
import { updateOrder } from '../update-order.ts';
import type { Clock } from '../ports/clock.ts';
import type { OrderStore } from '../ports/order-store.ts';

export interface HandleReplyDeps {
  readonly store: OrderStore;
  readonly clock: Clock;
  /** Those who wait for an order to settle. */
  readonly pendingReplies: PendingReplies<Order>;
}

interface EventSource {
  readonly orderId: number;
  /** Id of the event that brought it. */
  readonly eventId: string;
}

export interface ReplyEvent extends EventSource {
  readonly participant: SagaParticipant;
  readonly reply: ParticipantReply;
  /** Comes with the gateway's yes. */
  readonly gatewayOrder?: GatewayOrder;
}

/** Something was said about an order. One that is unknown here was never committed: what was said is dropped. */
export const handleEvent = async (
  { store, clock, pendingReplies }: HandleReplyDeps,
  { orderId, eventId }: EventSource,
  decide: (order: Order, at: Date) => Decision,
): Promise<void> => {
  const order = await updateOrder(store, { orderId, appliedEventId: eventId }, (current) =>
    decide(current, clock()),
  );
  if (order && order.status !== 'Placed') pendingReplies.resolve(orderId, order);
};

/** One of those who were asked has answered for an order. */
export const handleReply = (
  deps: HandleReplyDeps,
  { participant, reply, gatewayOrder, ...source }: ReplyEvent,
): Promise<void> =>
  handleEvent(deps, source, (order, at) =>
    applyReply(gatewayOrder ? attachGatewayOrder(order, gatewayOrder) : order, {
      participant,
      reply,
      at,
    }),
  );

/** The slot says no: to whichever of keeping and booking it was asked for. */
export const handleSlotRejected = (
  deps: HandleReplyDeps,
  { reply, ...source }: Omit<ReplyEvent, 'participant'>,
): Promise<void> =>
  handleEvent(deps, source, (order, at) =>
    applyReply(order, {
      participant: 'replies' in order && order.replies.reservation ? 'reservation' : 'booking',
      reply,
      at,
    }),
  );
