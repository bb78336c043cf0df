import { isOrderStatus, orderStatusText, type Permission } from '@tokri/contracts';
import type { LiveEvents } from '@tokri/contracts/http';
import type { Language } from '@tokri/service-kit/http';

/** What happened to a user's things, free of language: kept in the history, told in the language of each connection. */
export type UserFact =
  | { readonly kind: 'order-status'; readonly orderId: number; readonly status: number; readonly at: string }
  | { readonly kind: 'cart-changed'; readonly pdate: string; readonly count: number };

/** Facts of everybody that staff hear too, and the permission that it takes. They have no history: who comes back reads again. */
export const heardByStaff: Readonly<Partial<Record<UserFact['kind'], Permission>>> = { 'order-status': 'transactions' };

type Told = { readonly [Name in keyof LiveEvents]: { readonly event: Name; readonly data: LiveEvents[Name] } }[keyof LiveEvents];

/** The live event of a fact. A status of a newer release is told by its number alone. */
export const liveEventOf = (fact: UserFact, language: Language): Told => {
  switch (fact.kind) {
    case 'order-status':
      return { event: 'order.status', data: { Id: fact.orderId, Status: fact.status, StatusText: isOrderStatus(fact.status) ? orderStatusText(fact.status, language) : '', At: fact.at } };
    case 'cart-changed':
      return { event: 'cart.changed', data: { PDate: fact.pdate, Count: fact.count } };
  }
};
