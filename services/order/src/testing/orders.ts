import type { Result } from '@tokri/contracts/result';
import {
  participantsToConfirmOrder,
  type SagaParticipant,
} from '../domain/saga/saga-participants.ts';
import type { Decision } from '../domain/order-events.ts';
import type { Agreement, Order } from '../domain/order.ts';
import { placeOrder } from '../domain/placing/place-order.ts';
import { applyReply } from '../domain/saga/apply-reply.ts';
import { agreement, placedAt } from './agreement.ts';

export const unwrapOk = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

export const acceptReply = (order: Order, participant: SagaParticipant, at = placedAt): Decision =>
  applyReply(order, { participant, reply: { kind: 'accepted' }, at });

export const acceptedOrder = (terms: Agreement = agreement, at = placedAt): Order =>
  participantsToConfirmOrder(terms).reduce<Order>(
    (order, participant) => acceptReply(order, participant, at).order,
    placeOrder(terms).order,
  );
