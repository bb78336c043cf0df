import { orderStatus } from '@tokri/contracts';
import {
  codeRequested,
  contactState,
  orderAwaitingPayment,
  orderCancelled,
  orderConfirmed,
  orderLapsed,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  paymentAttemptFailed,
  paymentRefunded,
  sealedCode,
  slotOffered,
} from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import type { Sealer } from '@tokri/service-kit/crypto';
import { consumption, NotRetriable, on } from '@tokri/service-kit/kafka';
import type { Consumption } from '@tokri/service-kit/kafka';
import type { News } from '../application/announce.ts';
import type { OrderKind } from '../domain/notice.ts';
import type { CodeToSend } from '../domain/code-message.ts';

const opened = (sealer: Sealer, sealed: string): { to: string; code: string } => {
  try {
    return sealedCode.parse(JSON.parse(sealer.open(sealed)));
  } catch {
    // The cause is left out: it could hold what was sealed.
    throw new NotRetriable('a sealed code does not open');
  }
};

export interface ConsumerNeeds {
  readonly sealer: Sealer;
  readonly deliverCode: (code: CodeToSend) => Promise<void>;
  readonly announce: (news: News) => Promise<void>;
  readonly rememberContact: (record: {
    readonly key: string;
    readonly seq: number;
    readonly contact: unknown;
  }) => Promise<void>;
  readonly forgetContact: (key: string) => Promise<void>;
}

/** Codes have a group of their own: news of orders never stand before a code that lives for minutes. */
export const codeConsumption = ({
  sealer,
  deliverCode,
}: Pick<ConsumerNeeds, 'sealer' | 'deliverCode'>): Consumption =>
  consumption({
    group: 'notification',
    handlers: [
      on(codeRequested, async ({ data, seq, occurredAt }) => {
        const { challengeId, channel, language, expiresAt, sealed } = data;
        await deliverCode({
          challengeId,
          send: seq,
          channel,
          language,
          requestedAt: new Date(occurredAt),
          expiresAt: new Date(expiresAt),
          ...opened(sealer, sealed),
        });
      }),
    ],
  });

const statusKinds = new Map<number, OrderKind>([
  [orderStatus.OutForDelivery, 'out-for-delivery'],
  [orderStatus.Delivered, 'delivered'],
]);

/** Events that become messages to customers (their orders, offers of the waiting list), and the contacts that these are sent to. */
export const newsConsumption = ({
  announce,
  rememberContact,
  forgetContact,
}: Omit<ConsumerNeeds, 'sealer' | 'deliverCode'>): Consumption => {
  const about = (
    event: Envelope<{ readonly orderId: number; readonly userId: number }>,
    kind: OrderKind,
  ) => ({
    eventId: event.id,
    userId: event.data.userId,
    orderId: event.data.orderId,
    kind,
    by: 'order' as const,
    at: new Date(event.occurredAt),
  });
  return consumption({
    // Named when news were of orders only; its offsets hang on the name.
    group: 'notification.orders',
    handlers: [
      on(orderPlaced, async (event) => {
        const { transactionNumber, payablePaise, pdate, sale, language = null } = event.data;
        await announce({
          ...about(event, 'placed'),
          first: {
            addressId: sale?.addressId ?? 0,
            facts: { number: transactionNumber, payablePaise, pdate },
            language,
          },
        });
      }),
      on(orderAwaitingPayment, (event) =>
        announce({ ...about(event, 'payment-waiting'), more: { until: event.data.payByAt } }),
      ),
      on(orderConfirmed, (event) => announce(about(event, 'confirmed'))),
      on(orderRejected, (event) => announce(about(event, 'rejected'))),
      on(orderLapsed, (event) => announce(about(event, 'payment-lapsed'))),
      on(orderCancelled, (event) => announce(about(event, 'cancelled'))),
      on(orderStatusChanged, async (event) => {
        const { status, packed } = event.data;
        if (packed)
          await announce({
            ...about(event, 'packed-short'),
            more: {
              payablePaise: packed.sale.totals.payablePaise,
              refundedPaise: packed.differencePaise,
            },
          });
        const kind = statusKinds.get(status);
        if (kind !== undefined) await announce(about(event, kind));
      }),
      on(paymentAttemptFailed, (event) =>
        announce({ ...about(event, 'payment-failed'), by: 'billing' }),
      ),
      on(paymentRefunded, (event) =>
        announce({
          ...about(event, event.data.byHand ? 'refunded-by-hand' : 'refunded'),
          by: 'billing',
          more: { refundedPaise: event.data.nowPaise },
        }),
      ),
      on(slotOffered, ({ id, occurredAt, data }) =>
        announce({
          eventId: id,
          userId: data.userId,
          kind: 'slot-offered',
          at: new Date(occurredAt),
          language: data.language ?? null,
          facts: {
            slotId: data.slotId,
            date: data.date,
            start: data.start,
            end: data.end,
            until: data.offeredUntil,
          },
        }),
      ),
      on(contactState, ({ key, seq, data }) => rememberContact({ key, seq, contact: data }), {
        onTombstone: forgetContact,
      }),
    ],
  });
};
