import { ProblemError } from '@tokri/contracts/problems';
import { answerDueAt } from '../../domain/deliveries/chat-answer.ts';
import { newNotification, notificationId } from '../../domain/deliveries/notification.ts';
import type { ChatAnswerStore } from '../ports/chat-answers.ts';
import type { NotificationStore } from '../ports/notifications.ts';

export interface ChatAnswer {
  readonly eventId: string;
  readonly userId: number;
  readonly orderId: number;
  readonly at: Date;
}

const kind = 'chat-answered';

/**
 * Stores a message that goes out unless the customer reads the chat before. The chat publishes on its
 * own topic, so an answer may arrive before the order's first event and is retried.
 * @throws Problem `not-known-yet`
 */
export const notifyOfChatAnswer =
  ({
    notifications,
    chatAnswers,
  }: {
    readonly notifications: Pick<NotificationStore, 'create' | 'findOrderContext'>;
    readonly chatAnswers: Pick<ChatAnswerStore, 'findLatest'>;
  }) =>
  async ({ eventId, userId, orderId, at }: ChatAnswer): Promise<void> => {
    const order = await notifications.findOrderContext(orderId);
    if (!order) throw new ProblemError('not-known-yet', `order ${orderId} has no notice yet`);
    const waitUntil = answerDueAt(at, await chatAnswers.findLatest(orderId));
    if (!waitUntil) return;
    const id = notificationId({ kind, orderId }, eventId);
    const notification = newNotification({ id, userId, at, waitUntil, kind, orderId, ...order });
    await notifications.create(notification, waitUntil);
  };
