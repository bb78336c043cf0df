import type { Answer, AskedParty } from '../domain/answers.ts';
import { takeAnswer } from '../domain/settle.ts';
import { changeOrder } from './change-order.ts';
import type { Clock, OrderStore } from './ports.ts';
import type { Settlement } from './settlement.ts';

export interface HeardAnswer {
  readonly orderId: number;
  readonly party: AskedParty;
  readonly answer: Answer;
  /** Id of the event that brought it. */
  readonly eventId: string;
}

/** Slot, stock or cart has answered for an order. An order unknown here was never committed: the answer is dropped. */
export const hearAnswer = async ({ store, clock, settlement }: { store: OrderStore; clock: Clock; settlement: Settlement }, { orderId, party, answer, eventId }: HeardAnswer): Promise<void> => {
  const order = await changeOrder<never>(store, { orderId, seen: eventId }, (current) => takeAnswer(current, { party, answer, at: clock() }));
  if (order && order.status !== 'Placed') settlement.wake(orderId);
};
