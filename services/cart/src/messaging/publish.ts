import {
  cartChanged,
  cartEmptied,
  cartGivenBack,
  cartRefused,
  cartRepriced,
  cartTaken,
} from '@tokri/contracts/events';
import { outboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import { countOf, dayOf, type Cart } from '../domain/cart.ts';
import type { CartFact } from '../domain/facts.ts';

/** The event that tells a fact to the others. */
export const entryOf = (
  fact: CartFact,
  cart: Cart,
  at: { seq: number; occurredAt: Date },
): OutboxEntry => {
  const { userId } = cart;
  const day = dayOf(cart, fact.pdate);
  const data = { userId, pdate: fact.pdate, version: day.version, count: countOf(day) };
  const header = { key: String(userId), ...at };
  switch (fact.kind) {
    case 'changed':
      return outboxEntry(cartChanged, { ...header, data });
    case 'repriced':
      return outboxEntry(cartRepriced, {
        ...header,
        data: { ...data, changes: fact.changes.map((change) => ({ ...change })) },
      });
    case 'taken':
      return outboxEntry(cartTaken, { ...header, data: { ...data, orderId: fact.orderId } });
    case 'emptied':
      return outboxEntry(cartEmptied, { ...header, data: { ...data, orderId: fact.orderId } });
    case 'given-back':
      return outboxEntry(cartGivenBack, { ...header, data: { ...data, orderId: fact.orderId } });
    case 'refused':
      return outboxEntry(cartRefused, {
        ...header,
        data: { userId, pdate: fact.pdate, orderId: fact.orderId, code: fact.code },
      });
  }
};
