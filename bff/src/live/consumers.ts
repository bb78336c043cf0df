import {
  areaSnapshot,
  cartChanged,
  cartReserved,
  cartEmptied,
  cartRepriced,
  cartReleased,
  locationStockSnapshot,
  messageRead,
  messageSent,
  notificationSent,
  orderAwaitingPayment,
  orderCancelled,
  orderConfirmed,
  orderPaymentAccepted,
  orderPaymentChanged,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  slotOffered,
  slotSnapshot,
  stockSnapshot,
} from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { defaultLocationId } from '@tokri/contracts/slots';
import { defineBroadcastConsumer, on, materializedView } from '@tokri/service-kit/kafka';
import type { ConsumerDefinition, MaterializedView } from '@tokri/service-kit/kafka';
import type { Clock } from '@tokri/service-kit/use-case';
import type { SlotAvailabilityView, SlotChange } from './slots/slot-availability-view.ts';
import type { StockChange, StockView } from './stock/stock-view.ts';
import type { ChatEvent, UserEvent } from './user-event.ts';

export type PublishUserEvent = (userId: number, eventId: string, event: UserEvent) => Promise<void>;

export type PublishChatEvent = (eventId: string, event: ChatEvent) => Promise<void>;

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

const orderAndCartHandlers = (publish: PublishUserEvent) => {
  const publishOrderStatus = ({ id, occurredAt, data }: OrderEvent): Promise<void> =>
    publish(data.userId, id, {
      kind: 'order-status',
      orderId: data.orderId,
      status: data.status,
      at: occurredAt,
    });
  const publishCartChange = ({ id, data }: CartEvent): Promise<void> =>
    publish(data.userId, id, { kind: 'cart-changed', pdate: data.pdate, count: data.count });
  return [
    on(orderPlaced, publishOrderStatus),
    on(orderAwaitingPayment, publishOrderStatus),
    on(orderPaymentAccepted, publishOrderStatus),
    on(orderPaymentExpired, publishOrderStatus),
    on(orderPaymentChanged, publishOrderStatus),
    on(orderConfirmed, publishOrderStatus),
    on(orderRejected, publishOrderStatus),
    on(orderCancelled, publishOrderStatus),
    on(orderStatusChanged, publishOrderStatus),
    on(cartRepriced, ({ id, data: { userId, pdate, changes } }) =>
      publish(userId, id, { kind: 'cart-repriced', pdate, changes }),
    ),
    on(cartChanged, publishCartChange),
    on(cartReserved, publishCartChange),
    on(cartEmptied, publishCartChange),
    on(cartReleased, publishCartChange),
  ];
};

const messageHandlers = (publish: PublishUserEvent, publishChat: PublishChatEvent) => [
  on(slotOffered, ({ id, data: { userId, slotId, holdId, date, start, end, offeredUntil } }) =>
    publish(userId, id, {
      kind: 'place-offered',
      slotId,
      holdId,
      date,
      start,
      end,
      until: offeredUntil,
    }),
  ),
  on(notificationSent, ({ id, occurredAt, data: { userId, kind, orderId } }) =>
    publish(userId, id, { kind: 'message-sent', notice: kind, orderId, at: occurredAt }),
  ),
  on(
    messageSent,
    ({ id, occurredAt, data: { userId, messageId, orderId, creatorId, recipientId } }) =>
      publishChat(id, {
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
    publishChat(id, { kind: 'chat-read', userId, orderId, readerId, readUpToId }),
  ),
];

export const createLiveEventConsumer = (
  publish: PublishUserEvent,
  publishChat: PublishChatEvent,
): ConsumerDefinition =>
  defineBroadcastConsumer({
    name: 'bff.live',
    handlers: [...orderAndCartHandlers(publish), ...messageHandlers(publish, publishChat)],
  });

export const createSlotViews = (
  slotView: SlotAvailabilityView,
  clock: Clock,
  publish: (change: SlotChange) => void,
): MaterializedView[] => [
  materializedView({
    event: areaSnapshot,
    name: 'areas',
    apply: (key, area) => {
      slotView.upsertArea(key, area);
    },
  }),
  materializedView({
    event: slotSnapshot,
    name: 'slots',
    apply: (key, slot) => {
      const change = slotView.upsertSlot(key, slot, clock());
      if (change) publish(change);
    },
  }),
];

export const createStockViews = (
  stockView: StockView,
  publish: (change: StockChange) => void,
): MaterializedView[] => {
  const publishIfChanged = (change: StockChange | undefined): void => {
    if (change) publish(change);
  };
  return [
    materializedView({
      event: stockSnapshot,
      name: 'stock',
      apply: (key, stock) => {
        publishIfChanged(stockView.upsertStock(key, defaultLocationId, stock));
      },
    }),
    materializedView({
      event: locationStockSnapshot,
      name: 'location-stock',
      apply: (key, stock) => {
        const locationId = stock?.locationId ?? defaultLocationId;
        publishIfChanged(stockView.upsertStock(key, locationId, stock));
      },
    }),
  ];
};
