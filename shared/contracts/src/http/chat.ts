import * as z from 'zod/mini';
import { messageLengthMax, messageTrouble } from '../chat-text.ts';
import { alone, exactly, operation } from './define.ts';
import * as f from './fields.ts';
import { resultWith } from './result.ts';

/** One to `messageLengthMax` visible characters; line ends are fine, other control characters are not. */
const messageText = z.string().check(
  z.trim(),
  z.refine(
    (text) => messageTrouble(text) !== 'control-characters',
    'must not hold control characters',
  ),
  z.refine((text) => messageTrouble(text) !== 'empty', 'must say something'),
  z.refine(
    (text) => messageTrouble(text) !== 'too-long',
    `must have at most ${messageLengthMax} characters`,
  ),
);

/** `ClientKey` lets a page know its own message again whose answer it has not heard. */
export const message = z.object({
  Id: z.int(),
  CreatorId: z.int(),
  RecipientId: z.int(),
  TransactionId: z.int(),
  Message: z.string(),
  ClientKey: z.string(),
  SentAt: f.instant,
  ReadAt: z.nullable(f.instant),
});
export type MessageAnswer = z.infer<typeof message>;

export const conversation = z.object({
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  UserId: z.int(),
  Count: z.int(),
  Unread: z.int(),
  Last: z.object({
    Id: z.int(),
    CreatorId: z.int(),
    ByStaff: z.boolean(),
    Preview: z.string(),
    SentAt: f.instant,
  }),
});
export type ConversationAnswer = z.infer<typeof conversation>;

const at = { service: 'chat' } as const;
const customerOrStaff = { kind: 'owner', orStaff: 'chat' } as const;

export const chatOperations = {
  /** Everybody writes under their own id, so that a row for the order's customer and one for staff are the same row. */
  sendMessage: operation({
    ...at,
    id: 'send-message',
    row: 'H1',
    method: 'POST',
    path: '/api/Chat',
    choose: alone,
    who: { kind: 'self', name: 'CreatorId' },
    body: z.object({
      CreatorId: f.id,
      RecipientId: f.idOrZero,
      TransactionId: f.id,
      Message: messageText,
      ClientKey: f.uuid,
    }),
    answer: resultWith({ SentAt: f.instant }),
    refusals: ['too-fast', 'chat-full'],
    meaning:
      "Writes to the shop (RecipientId 0) or, as staff(chat), to the order's customer. The same ClientKey is the same message.",
  }),
  listMessages: operation({
    ...at,
    id: 'list-messages',
    row: 'H2',
    method: 'GET',
    path: '/api/Chat',
    choose: exactly('CreatorId', 'RecipientId', 'TransactionId'),
    who: customerOrStaff,
    paged: true,
    query: z.object({
      CreatorId: f.idOrZeroText,
      RecipientId: f.idOrZeroText,
      TransactionId: f.idText,
    }),
    answer: z.array(message),
    meaning:
      'Messages of an order between its customer and the shop, whichever is named first, oldest first.',
  }),
  markMessagesRead: operation({
    ...at,
    id: 'mark-messages-read',
    row: 'H3',
    method: 'GET',
    path: '/api/Chat',
    choose: exactly('ChatCreatorId', 'ChatRecipientId', 'ChatTransactionId'),
    who: customerOrStaff,
    writes: true,
    query: z.object({
      ChatCreatorId: f.idOrZeroText,
      ChatRecipientId: f.idOrZeroText,
      ChatTransactionId: f.idText,
    }),
    answer: resultWith({ Read: z.int() }),
    meaning: 'Marks what the other side wrote as read. Answers the order with how many were new.',
  }),
  listConversations: operation({
    ...at,
    id: 'list-conversations',
    row: 'H5',
    method: 'GET',
    path: '/api/admin/chat/conversations',
    choose: alone,
    optional: ['Unread'],
    who: { kind: 'staff', permission: 'chat' },
    paged: true,
    query: z.object({ Unread: z.optional(z.literal('1', 'must be 1, or left out')) }),
    answer: z.array(conversation),
    meaning:
      'Orders with messages, the one written to last first; with Unread=1 only those that wait for the shop.',
  }),
};
