import type { Result } from '@tokri/contracts/result';
import {
  participantsToConfirmOrder,
  type SagaParticipant,
} from '../domain/saga/saga-participants.ts';
import type { Decision } from '../domain/order-events.ts';
import type { OrderTerms, Order } from '../domain/order.ts';
import { placeOrder } from '../domain/placing/place-order.ts';
import { applyReply } from '../domain/saga/apply-reply.ts';
import { orderTerms, placedAt } from './order-terms.ts';

export const unwrapOk = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

export const acceptReply = (order: Order, participant: SagaParticipant, at = placedAt): Decision =>
  applyReply(order, { participant, reply: { kind: 'accepted' }, at });

export const acceptedOrder = (terms: OrderTerms = orderTerms, at = placedAt): Order =>
  participantsToConfirmOrder(terms).reduce<Order>(
    (order, participant) => acceptReply(order, participant, at).order,
    placeOrder(terms).order,
  );
