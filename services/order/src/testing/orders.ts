import type { Outcome } from '@tokri/contracts';
import { askedFor, type AskedParty } from '../domain/answers.ts';
import type { Decision } from '../domain/facts.ts';
import type { Agreement, Order } from '../domain/order.ts';
import { placeOrder } from '../domain/place.ts';
import { takeAnswer } from '../domain/settle.ts';
import { agreement, placedAt } from './agreement.ts';

/** What came of a rule that did not refuse. @throws Error with the code of a refusal. */
export const valueOf = <Value>(outcome: Outcome<Value>): Value => {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

export const yes = (order: Order, party: AskedParty, at = placedAt): Decision =>
  takeAnswer(order, { party, answer: { kind: 'yes' }, at });

/** An order to which all have said yes: confirmed on cash, waiting for its money online. */
export const agreedOrder = (of: Agreement = agreement, at = placedAt): Order =>
  askedFor(of).reduce<Order>((order, party) => yes(order, party, at).order, placeOrder(of).order);
