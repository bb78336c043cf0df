import {
  areaState,
  cartChanged,
  cartEmptied,
  cartGivenBack,
  cartRepriced,
  cartTaken,
  messageRead,
  messageSent,
  notificationSent,
  orderAwaitingPayment,
  orderCancelled,
  orderConfirmed,
  orderLapsed,
  orderPaymentAccepted,
  orderPaymentChanged,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  slotOffered,
  slotState,
} from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { liveEvents, on, stateTable } from '@tokri/service-kit/kafka';
import type { Consumption, StateTable } from '@tokri/service-kit/kafka';
import type { Clock } from '@tokri/service-kit/lifecycle';
import type { SlotBoard, SlotChange } from './slot-board.ts';
import type { ChatFact, UserFact } from './user-fact.ts';

/** Takes what happened to a user's things. */
export type TellUser = (userId: number, eventId: string, fact: UserFact) => Promise<void>;

/** Takes what happened in a chat: for its customer and for the staff. */
export type TellChat = (eventId: string, fact: ChatFact) => Promise<void>;

type OrderEvent = Envelope<{
  readonly orderId: number;
  readonly userId: number;
  readonly status: number;
}>;
type CartEvent = Envelope<{
  readonly userId: number;
  readonly pdate: string;
  readonly count: number;
}>;

/** A group of this process alone, from now on: who is not connected reads the history later. */
export const liveConsumption = (tell: TellUser, tellChat: TellChat): Consumption => {
  const ofOrder = ({ id, occurredAt, data }: OrderEvent): Promise<void> =>
    tell(data.userId, id, {
      kind: 'order-status',
      orderId: data.orderId,
      status: data.status,
      at: occurredAt,
    });
  const ofCart = ({ id, data }: CartEvent): Promise<void> =>
    tell(data.userId, id, { kind: 'cart-changed', pdate: data.pdate, count: data.count });
  return liveEvents({
    name: 'bff.live',
    from: 'now',
    handlers: [
      on(orderPlaced, ofOrder),
      on(orderAwaitingPayment, ofOrder),
      on(orderPaymentAccepted, ofOrder),
      on(orderLapsed, ofOrder),
      on(orderPaymentChanged, ofOrder),
      on(orderConfirmed, ofOrder),
      on(orderRejected, ofOrder),
      on(orderCancelled, ofOrder),
      on(orderStatusChanged, ofOrder),
      on(cartRepriced, ({ id, data: { userId, pdate, changes } }) =>
        tell(userId, id, { kind: 'cart-repriced', pdate, changes }),
      ),
      on(cartChanged, ofCart),
      on(cartTaken, ofCart),
      on(cartEmptied, ofCart),
      on(cartGivenBack, ofCart),
      on(slotOffered, ({ id, data: { userId, slotId, holdId, date, start, end, offeredUntil } }) =>
        tell(userId, id, {
          kind: 'place-offered',
          slotId,
          holdId,
          date,
          start,
          end,
          until: offeredUntil,
        }),
      ),
      on(notificationSent, ({ id, occurredAt, data }) =>
        tell(data.userId, id, {
          kind: 'message-sent',
          notice: data.kind,
          orderId: data.orderId,
          at: occurredAt,
        }),
      ),
      on(
        messageSent,
        ({ id, occurredAt, data: { userId, messageId, orderId, creatorId, recipientId } }) =>
          tellChat(id, {
            kind: 'chat-message',
            userId,
            messageId,
            orderId,
            creatorId,
            recipientId,
            at: occurredAt,
          }),
      ),
      on(messageRead, ({ id, data: { userId, orderId, readerId, readUpToId } }) =>
        tellChat(id, { kind: 'chat-read', userId, orderId, readerId, readUpToId }),
      ),
    ],
  });
};

/** Areas and slots, as delivery-slot last told them. */
export const slotTables = (
  board: SlotBoard,
  clock: Clock,
  tell: (change: SlotChange) => void,
): StateTable[] => [
  stateTable({
    event: areaState,
    name: 'areas',
    apply: (key, area) => {
      board.setArea(key, area);
    },
  }),
  stateTable({
    event: slotState,
    name: 'slots',
    apply: (key, slot) => {
      const change = board.setSlot(key, slot, clock());
      if (change) tell(change);
    },
  }),
];
