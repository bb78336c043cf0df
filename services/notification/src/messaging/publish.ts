import { notificationFailed, notificationSent } from '@tokri/contracts/events';
import { outboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import { channels } from '../domain/message.ts';
import { deliveryId, orderOf } from '../domain/notice.ts';
import type { Notice } from '../domain/notice.ts';

/** One event for each channel that was sent or given up; a channel without a recipient is no news. */
export const entriesOf = ({
  before,
  after,
  seq,
  at,
}: {
  readonly before: Notice;
  readonly after: Notice;
  readonly seq: number;
  readonly at: Date;
}): OutboxEntry[] => {
  const ended = channels.filter(
    (channel) =>
      before.deliveries[channel].state === 'due' &&
      ['sent', 'failed', 'too-late'].includes(after.deliveries[channel].state),
  );
  return ended.map((channel, index) => {
    const { state, reason } = after.deliveries[channel];
    const data = {
      userId: after.userId,
      orderId: orderOf(after).orderId,
      kind: after.kind,
      channel,
      deliveryId: deliveryId(after, channel),
    };
    const of = { key: String(after.userId), seq: seq + 1 + index, occurredAt: at };
    return state === 'sent'
      ? outboxEntry(notificationSent, { ...of, data })
      : outboxEntry(notificationFailed, {
          ...of,
          data: { ...data, reason: reason === '' ? state : reason },
        });
  });
};
