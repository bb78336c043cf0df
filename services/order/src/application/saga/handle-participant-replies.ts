import type { PendingReplies, Clock } from '@tokri/service-kit/use-case';
import type { ParticipantReply, SagaParticipant } from '../../domain/saga/saga-participants.ts';
import type { Decision } from '../../domain/order-events.ts';
import type { Order } from '../../domain/order.ts';
import { attachGatewayOrder } from '../../domain/payment/order-payment.ts';
import type { GatewayOrder } from '../../domain/order.ts';
import { applyReply } from '../../domain/saga/apply-reply.ts';
import type { OrderEventQueue } from './order-event-queue.ts';

export interface HandleReplyDeps {
  readonly eventQueue: OrderEventQueue;
  readonly clock: Clock;
  readonly pendingReplies: PendingReplies<Order>;
}

interface OrderEventRef {
  readonly orderId: number;
  readonly eventId: string;
}

export interface ReplyEvent extends OrderEventRef {
  readonly participant: SagaParticipant;
  readonly reply: ParticipantReply;
  readonly gatewayOrder?: GatewayOrder;
}

/** Events of an unknown order are dropped: it was never committed. */
export const handleEvent = async (
  { eventQueue, clock, pendingReplies }: HandleReplyDeps,
  { orderId, eventId }: OrderEventRef,
  decide: (order: Order, now: Date) => Decision,
): Promise<void> => {
  const order = await eventQueue.apply(orderId, {
    eventId,
    decide: (current) => decide(current, clock()),
  });
  if (order && order.status !== 'Placed') pendingReplies.resolve(orderId, order);
};

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
