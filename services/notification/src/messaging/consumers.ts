import { orderStatus } from '@tokri/contracts/orders';
import {
  businessApplicationDecided,
  contactSnapshot,
  duesReminderSent,
  orderAwaitingPayment,
  orderCancelled,
  orderConfirmed,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  paymentAttemptFailed,
  paymentRefunded,
  slotOffered,
  stockLow,
  stockRefilled,
  personErased,
} from '@tokri/contracts/events';
import type { ErasePerson } from '@tokri/service-kit/erasure';
import type { Envelope } from '@tokri/contracts/events';
import type { CompleteContactReplica } from '@tokri/service-kit/contacts';
import { defineConsumer, on } from '@tokri/service-kit/kafka';
import type { ConsumerDefinition } from '@tokri/service-kit/kafka';
import type { NotificationTrigger } from '../application/deliveries/create-notification.ts';
import type { LowPackStore } from '../application/ports/low-stock.ts';
import { cancellationKind } from '../domain/deliveries/cancellation-kind.ts';
import type { OrderNotificationKind } from '../domain/deliveries/notification.ts';
import { chatHandlers, type ChatHandlerDeps } from './chat-handlers.ts';

export interface NotificationConsumerDeps {
  readonly createNotification: (trigger: NotificationTrigger) => Promise<void>;
  readonly upsertContact: CompleteContactReplica['upsert'];
  readonly removeContact: CompleteContactReplica['remove'];
  readonly erasePerson: ErasePerson;
  readonly lowStock: Pick<LowPackStore, 'recordFall' | 'recordRefill'>;
  readonly chatAnswers: ChatHandlerDeps;
}

const kindByStatus = new Map<number, OrderNotificationKind>([
  [orderStatus.OutForDelivery, 'out-for-delivery'],
  [orderStatus.Delivered, 'delivered'],
]);

const toOrderTrigger = (
  event: Envelope<{ readonly orderId: number; readonly userId: number }>,
  kind: OrderNotificationKind,
) => ({
  eventId: event.id,
  userId: event.data.userId,
  orderId: event.data.orderId,
  kind,
  source: 'order' as const,
  at: new Date(event.occurredAt),
});

type CreateNotification = NotificationConsumerDeps['createNotification'];

const orderHandlers = (createNotification: CreateNotification) => [
  on(orderPlaced, async (event) => {
    const { transactionNumber, payablePaise, pdate, slotTimes, language = null } = event.data;
    await createNotification({
      ...toOrderTrigger(event, 'placed'),
      initial: {
        details: {
          number: transactionNumber,
          payablePaise,
          pdate,
          ...(slotTimes && { slotTimes }),
        },
        language,
      },
    });
  }),
  on(orderAwaitingPayment, (event) =>
    createNotification({
      ...toOrderTrigger(event, 'payment-waiting'),
      updates: { until: event.data.payByAt },
    }),
  ),
  on(orderConfirmed, (event) => createNotification(toOrderTrigger(event, 'confirmed'))),
  on(orderRejected, async (event) => {
    // The customer ended the order in the shop and orders again.
    if (event.data.code !== 'payment-abandoned')
      await createNotification(toOrderTrigger(event, 'rejected'));
  }),
  on(orderPaymentExpired, (event) => createNotification(toOrderTrigger(event, 'payment-lapsed'))),
  on(orderCancelled, (event) =>
    createNotification(toOrderTrigger(event, cancellationKind(event.data.paymentStatus))),
  ),
  on(orderStatusChanged, async (event) => {
    const { status, packed } = event.data;
    if (packed)
      await createNotification({
        ...toOrderTrigger(event, 'packed-short'),
        updates: {
          payablePaise: packed.sale.totals.payablePaise,
          refundedPaise: packed.differencePaise,
        },
      });
    const kind = kindByStatus.get(status);
    if (kind !== undefined) await createNotification(toOrderTrigger(event, kind));
  }),
];

const paymentAndSlotHandlers = (createNotification: CreateNotification) => [
  on(paymentAttemptFailed, (event) =>
    createNotification({ ...toOrderTrigger(event, 'payment-failed'), source: 'billing' }),
  ),
  on(paymentRefunded, (event) =>
    createNotification({
      ...toOrderTrigger(event, event.data.byHand ? 'refunded-by-hand' : 'refunded'),
      source: 'billing',
      updates: { refundedPaise: event.data.nowPaise },
    }),
  ),
  on(slotOffered, ({ id, occurredAt, data }) =>
    createNotification({
      eventId: id,
      userId: data.userId,
      kind: 'slot-offered',
      at: new Date(occurredAt),
      language: data.language ?? null,
      details: {
        slotId: data.slotId,
        date: data.date,
        start: data.start,
        end: data.end,
        until: data.offeredUntil,
      },
    }),
  ),
];

const businessHandlers = (createNotification: CreateNotification) => [
  on(businessApplicationDecided, ({ id, occurredAt, data: { userId, decision } }) =>
    createNotification({
      eventId: id,
      userId,
      kind: `business-${decision}`,
      at: new Date(occurredAt),
    }),
  ),
  on(
    duesReminderSent,
    async ({ id, occurredAt, data: { userIds, partyId: _partyId, ...details } }) => {
      for (const userId of userIds)
        await createNotification({
          eventId: `${id}:${userId}`,
          userId,
          kind: 'dues-reminder',
          at: new Date(occurredAt),
          details,
        });
    },
  ),
];

/** Idempotent by `seq`, so event ids are not stored. */
const lowStockHandlers = ({ recordFall, recordRefill }: NotificationConsumerDeps['lowStock']) => [
  on(stockLow, ({ key, seq, occurredAt, data }) => {
    const { locationId, itemName, hindiName, unitName } = data;
    const pack = { locationId, itemName, hindiName, unitName };
    return recordFall({ key, seq, ...pack, fellAt: new Date(occurredAt) });
  }),
  on(stockRefilled, ({ key, seq, occurredAt, data: { locationId } }) =>
    recordRefill({ key, seq, locationId, at: new Date(occurredAt) }),
  ),
];

/** Most orders are confirmed within this time: one fetch brings both events. */
const busyPauseMs = 250;

export const createNotificationConsumer = ({
  createNotification,
  upsertContact,
  removeContact,
  erasePerson,
  lowStock,
  chatAnswers,
}: NotificationConsumerDeps): ConsumerDefinition =>
  defineConsumer({
    // The group also handles slot offers, chats and business accounts. A new name would lose the
    // committed offsets.
    group: 'notification.orders',
    busyPauseMs,
    handlers: [
      ...orderHandlers(createNotification),
      ...paymentAndSlotHandlers(createNotification),
      ...businessHandlers(createNotification),
      ...chatHandlers(chatAnswers),
      ...lowStockHandlers(lowStock),
      on(personErased, ({ data }) => erasePerson(data)),
      on(contactSnapshot, ({ key, seq, data }) => upsertContact({ key, seq, contact: data }), {
        onTombstone: removeContact,
      }),
    ],
  });
