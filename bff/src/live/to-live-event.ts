import type { LiveEvents } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { isOrderStatus, orderStatusLabel } from '@tokri/contracts/orders';
import type { ChatEvent, UserEvent } from './user-event.ts';

type LiveEvent = {
  readonly [Name in keyof LiveEvents]: { readonly event: Name; readonly data: LiveEvents[Name] };
}[keyof LiveEvents];

const toCustomerEvent = (event: Exclude<UserEvent, ChatEvent>, language: Language): LiveEvent => {
  switch (event.kind) {
    case 'order-status':
      return {
        event: 'order.status',
        data: {
          Id: event.orderId,
          Status: event.status,
          StatusText: isOrderStatus(event.status) ? orderStatusLabel(event.status, language) : '',
          At: event.at,
        },
      };
    case 'message-sent':
      return {
        event: 'notification',
        data: { Kind: event.notice, TransactionId: event.orderId, At: event.at },
      };
    case 'cart-changed':
      return { event: 'cart.changed', data: { PDate: event.pdate, Count: event.count } };
    case 'place-offered':
      return {
        event: 'slot.offered',
        data: {
          SlotId: event.slotId,
          HoldId: event.holdId,
          Date: event.date,
          Start: event.start,
          End: event.end,
          ExpiresAt: event.until,
        },
      };
    case 'cart-repriced':
      return {
        event: 'cart.repriced',
        data: {
          PDate: event.pdate,
          Changes: event.changes.map(({ lineId, itemId, code }) => ({
            LineId: lineId,
            ItemId: itemId,
            Code: code,
          })),
        },
      };
  }
};

const toChatEvent = (event: ChatEvent): LiveEvent => {
  switch (event.kind) {
    case 'chat-message':
      return {
        event: 'chat.message',
        data: {
          Id: event.messageId,
          TransactionId: event.orderId,
          CreatorId: event.creatorId,
          RecipientId: event.recipientId,
          SentAt: event.at,
        },
      };
    case 'chat-read':
      return {
        event: 'chat.read',
        data: {
          TransactionId: event.orderId,
          ReaderId: event.readerId,
          ReadUpToId: event.readUpToId,
        },
      };
  }
};

export const toLiveEvent = (event: UserEvent, language: Language): LiveEvent =>
  event.kind === 'chat-message' || event.kind === 'chat-read'
    ? toChatEvent(event)
    : toCustomerEvent(event, language);
