import { messageRead, messageSent } from '@tokri/contracts/events';
import { on } from '@tokri/service-kit/kafka';
import type { ChatAnswer } from '../application/deliveries/notify-of-chat-answer.ts';
import type { ChatAnswerStore } from '../application/ports/chat-answers.ts';

export interface ChatHandlerDeps {
  readonly notifyOfChatAnswer: (answer: ChatAnswer) => Promise<void>;
  readonly withdrawChatAnswers: ChatAnswerStore['withdrawPending'];
}

export const chatHandlers = ({ notifyOfChatAnswer, withdrawChatAnswers }: ChatHandlerDeps) => [
  on(messageSent, async ({ id, occurredAt, data: { orderId, userId, byStaff } }) => {
    if (byStaff)
      await notifyOfChatAnswer({ eventId: id, userId, orderId, at: new Date(occurredAt) });
  }),
  on(messageRead, async ({ data: { orderId, byStaff } }) => {
    if (!byStaff) await withdrawChatAnswers(orderId);
  }),
];
