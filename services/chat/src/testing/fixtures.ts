import type { Conversation, Message } from '../domain/conversation.ts';
import type { NewMessage } from '../domain/create-message.ts';

export const noon = new Date('2026-11-21T06:30:00Z');
export const secondsLater = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

export const buildNewMessage = (change: Partial<NewMessage> = {}): NewMessage => ({
  messageId: 501,
  clientKey: 'key-1',
  from: 'customer',
  creatorId: 7,
  text: 'Is the mango ripe?',
  sentAt: noon,
  ...change,
});
export const buildMessage = (change: Partial<Message> = {}): Message => ({
  ...buildNewMessage(),
  readAt: null,
  ...change,
});
export const buildConversation = (messages: readonly Message[] = []): Conversation => ({
  orderId: 41,
  userId: 7,
  transactionNumber: 'T2611-00041',
  messages,
});
