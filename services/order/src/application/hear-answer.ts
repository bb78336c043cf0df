import type { Waiters } from '@tokri/service-kit/use-case';
import type { Answer, AskedParty } from '../domain/answers.ts';
import type { Decision } from '../domain/facts.ts';
import type { Order } from '../domain/order.ts';
import { noteGatewayOrder } from '../domain/pay.ts';
import type { GatewayOrder } from '../domain/order.ts';
import { takeAnswer } from '../domain/settle.ts';
import { changeOrder } from './change-order.ts';
import type { Clock, OrderStore } from './ports.ts';

export interface HearNeeds {
  readonly store: OrderStore;
  readonly clock: Clock;
  /** Those who wait for an order to settle. */
  readonly settlement: Waiters<Order>;
}

interface Heard {
  readonly orderId: number;
  /** Id of the event that brought it. */
  readonly eventId: string;
}

export interface HeardAnswer extends Heard {
  readonly party: AskedParty;
  readonly answer: Answer;
  /** Comes with the gateway's yes. */
  readonly gatewayOrder?: GatewayOrder;
}

/** Something was said about an order. One that is unknown here was never committed: what was said is dropped. */
export const hear = async (
  { store, clock, settlement }: HearNeeds,
  { orderId, eventId }: Heard,
  decide: (order: Order, at: Date) => Decision,
): Promise<void> => {
  const order = await changeOrder(store, { orderId, seen: eventId }, (current) =>
    decide(current, clock()),
  );
  if (order && order.status !== 'Placed') settlement.tell(orderId, order);
};

/** One of those who were asked has answered for an order. */
export const hearAnswer = (
  needs: HearNeeds,
  { party, answer, gatewayOrder, ...heard }: HeardAnswer,
): Promise<void> =>
  hear(needs, heard, (order, at) =>
    takeAnswer(gatewayOrder ? noteGatewayOrder(order, gatewayOrder) : order, { party, answer, at }),
  );

/** The slot says no: to whichever of keeping and booking it was asked for. */
export const hearSlotRefusal = (
  needs: HearNeeds,
  { answer, ...heard }: Omit<HeardAnswer, 'party'>,
): Promise<void> =>
  hear(needs, heard, (order, at) =>
    takeAnswer(order, {
      party: 'answers' in order && order.answers.keeping ? 'keeping' : 'booking',
      answer,
      at,
    }),
  );
