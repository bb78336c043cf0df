import { isOrderStatus, orderStatusText, type Permission } from '@tokri/contracts';
import type { NoticeKind } from '@tokri/contracts/events';
import type { LiveEvents } from '@tokri/contracts/http';
import type { Language } from '@tokri/contracts';

/** What happened in the chat of an order. `userId` is the order's customer; staff hear of it too. */
export type ChatFact =
  | {
      readonly kind: 'chat-message';
      readonly userId: number;
      readonly messageId: number;
      readonly orderId: number;
      readonly creatorId: number;
      readonly recipientId: number;
      readonly at: string;
    }
  | {
      readonly kind: 'chat-read';
      readonly userId: number;
      readonly orderId: number;
      readonly readerId: number;
      readonly readUpToId: number;
    };

/** What happened to a user's things, free of language: kept in the history, told in the language of each connection. */
export type UserFact =
  | {
      readonly kind: 'order-status';
      readonly orderId: number;
      readonly status: number;
      readonly at: string;
    }
  | {
      readonly kind: 'message-sent';
      readonly notice: NoticeKind;
      readonly orderId: number;
      readonly at: string;
    }
  | {
      readonly kind: 'place-offered';
      readonly slotId: number;
      readonly holdId: number;
      readonly date: string;
      readonly start: string;
      readonly end: string;
      readonly until: string;
    }
  | { readonly kind: 'cart-changed'; readonly pdate: string; readonly count: number }
  | {
      readonly kind: 'cart-repriced';
      readonly pdate: string;
      readonly changes: readonly {
        readonly lineId: number;
        readonly itemId: number;
        readonly code: string;
      }[];
    }
  | ChatFact;

/** Facts of everybody that staff hear too, and the permission that it takes. They have no history: who comes back reads again. */
export const heardByStaff: Readonly<Partial<Record<UserFact['kind'], Permission>>> = {
  'order-status': 'transactions',
};
export const hearsOthers = (permissions: readonly Permission[]): boolean =>
  Object.values(heardByStaff).some((permission) => permissions.includes(permission));

type Told = {
  readonly [Name in keyof LiveEvents]: { readonly event: Name; readonly data: LiveEvents[Name] };
}[keyof LiveEvents];

/** The live event of a fact. A status of a newer release is told by its number alone. */
export const liveEventOf = (fact: UserFact, language: Language): Told => {
  switch (fact.kind) {
    case 'order-status':
      return {
        event: 'order.status',
        data: {
          Id: fact.orderId,
          Status: fact.status,
          StatusText: isOrderStatus(fact.status) ? orderStatusText(fact.status, language) : '',
          At: fact.at,
        },
      };
    case 'message-sent':
      return {
        event: 'notification',
        data: { Kind: fact.notice, TransactionId: fact.orderId, At: fact.at },
      };
    case 'cart-changed':
      return { event: 'cart.changed', data: { PDate: fact.pdate, Count: fact.count } };
    case 'place-offered':
      return {
        event: 'slot.offered',
        data: {
          SlotId: fact.slotId,
          HoldId: fact.holdId,
          Date: fact.date,
          Start: fact.start,
          End: fact.end,
          ExpiresAt: fact.until,
        },
      };
    case 'cart-repriced':
      return {
        event: 'cart.repriced',
        data: {
          PDate: fact.pdate,
          Changes: fact.changes.map(({ lineId, itemId, code }) => ({
            LineId: lineId,
            ItemId: itemId,
            Code: code,
          })),
        },
      };
    case 'chat-message':
      return {
        event: 'chat.message',
        data: {
          Id: fact.messageId,
          TransactionId: fact.orderId,
          CreatorId: fact.creatorId,
          RecipientId: fact.recipientId,
          SentAt: fact.at,
        },
      };
    case 'chat-read':
      return {
        event: 'chat.read',
        data: { TransactionId: fact.orderId, ReaderId: fact.readerId, ReadUpToId: fact.readUpToId },
      };
  }
};
