import { invitationEnded, notificationFailed, notificationSent } from '@tokri/contracts/events';
import { createOutboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { DeliveryOutcome } from '../application/ports/code-deliveries.ts';
import { channels } from '../domain/deliveries/message.ts';
import { deliveryId, toOrderReference } from '../domain/deliveries/notification.ts';
import type { Notification } from '../domain/deliveries/notification.ts';

export const toOutboxEntries = ({
  before,
  after,
  seq,
  at,
}: {
  readonly before: Notification;
  readonly after: Notification;
  readonly seq: number;
  readonly at: Date;
}): OutboxEntry[] => {
  const endedChannels = channels.filter(
    (channel) =>
      before.deliveries[channel].state === 'due' &&
      ['sent', 'failed', 'too-late'].includes(after.deliveries[channel].state),
  );
  return endedChannels.map((channel, index) => {
    const { state, reason } = after.deliveries[channel];
    const data = {
      userId: after.userId,
      orderId: toOrderReference(after).orderId,
      kind: after.kind,
      channel,
      deliveryId: deliveryId(after, channel),
    };
    const header = { key: String(after.userId), seq: seq + 1 + index, occurredAt: at };
    return state === 'sent'
      ? createOutboxEntry(notificationSent, { ...header, data })
      : createOutboxEntry(notificationFailed, {
          ...header,
          data: { ...data, reason: reason === '' ? state : reason },
        });
  });
};

/** A delivery of a code or an invitation ends once, so it has one event at most. */
export const toInvitationEndedEntries = ({
  state,
  reason,
  at,
  invited,
}: DeliveryOutcome): OutboxEntry[] =>
  invited === undefined
    ? []
    : [
        createOutboxEntry(invitationEnded, {
          key: String(invited.userId),
          seq: 1,
          occurredAt: at,
          data: {
            userId: invited.userId,
            invitedAt: invited.invitedAt.toISOString(),
            state,
            reason,
          },
        }),
      ];
