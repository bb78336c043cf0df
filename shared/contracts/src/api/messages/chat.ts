import * as z from 'zod/mini';
import { foldLines } from '../../validation/free-text.ts';
import {
  maxMessageLength,
  maxMessageLines,
  validateMessageText,
  type MessageTextError,
} from '../../validation/message-text.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponseWith } from '../operation/command-response.ts';

const messageTextRules: Readonly<Record<MessageTextError, string>> = {
  'control-characters': 'must not hold control or invisible characters',
  'stacked-marks': f.stackedMarksMessage,
  empty: 'must say something',
  'too-long': `must have at most ${maxMessageLength} characters`,
  'too-many-lines': `must have at most ${maxMessageLines} lines`,
};

const messageText = z
  .string()
  .check(
    z.overwrite(foldLines),
    z.refine((text) => validateMessageText(text) === null, {
      error: ({ input }) => messageTextRules[validateMessageText(String(input)) ?? 'empty'],
    }),
  )
  .register(z.globalRegistry, { minLength: 1, maxLength: maxMessageLength });

/** A page finds its own message by `ClientKey` when it missed the response. */
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
export type MessageResponse = z.infer<typeof message>;

const conversationCustomer = z.object({
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  UserId: z.int(),
});

export type ConversationCustomerResponse = z.infer<typeof conversationCustomer>;

export const conversation = z.object({
  ...conversationCustomer.shape,
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
export type ConversationResponse = z.infer<typeof conversation>;

const base = { service: 'chat' } as const;
const customerOrStaff = { kind: 'owner', orStaff: 'chat' } as const;

export const chatOperations = {
  sendMessage: operation({
    ...base,
    operationId: 'send-message',
    specId: 'H1',
    method: 'POST',
    path: '/api/Chat',
    match: noParams,
    auth: { kind: 'self', name: 'CreatorId' },
    body: z.object({
      CreatorId: f.id,
      RecipientId: f.idOrZero,
      TransactionId: f.id,
      Message: messageText,
      ClientKey: f.uuid,
    }),
    response: commandResponseWith({ SentAt: f.instant }),
    errorCodes: ['too-fast', 'chat-full', 'account-closed'],
    summary:
      'Sends a message to the shop (RecipientId 0) or, as staff with the permission chat, to the customer of the order. ClientKey makes it idempotent; with another text it is refused as client-key-reused. Staff are refused as `account-closed` once the customer has deleted the account.',
  }),
  listMessages: operation({
    ...base,
    operationId: 'list-messages',
    specId: 'H2',
    method: 'GET',
    path: '/api/Chat',
    match: params('CreatorId', 'RecipientId', 'TransactionId'),
    auth: customerOrStaff,
    isPaginated: true,
    query: z.object({
      CreatorId: f.idOrZeroParam,
      RecipientId: f.idOrZeroParam,
      TransactionId: f.idParam,
    }),
    response: z.array(message),
    summary:
      'Messages between the customer of an order and the shop, oldest first. Either of the two may be named first.',
  }),
  markMessagesRead: operation({
    ...base,
    operationId: 'mark-messages-read',
    specId: 'H3',
    method: 'GET',
    path: '/api/Chat',
    match: params('ChatCreatorId', 'ChatRecipientId', 'ChatTransactionId'),
    auth: customerOrStaff,
    hasSideEffects: true,
    query: z.object({
      ChatCreatorId: f.idOrZeroParam,
      ChatRecipientId: f.idOrZeroParam,
      ChatTransactionId: f.idParam,
    }),
    response: commandResponseWith({ Read: z.int() }),
    summary:
      'Marks the messages of the other side as read. Returns the number of newly read messages.',
  }),
  listOwnConversations: operation({
    ...base,
    operationId: 'list-own-conversations',
    specId: 'H6',
    method: 'GET',
    path: '/api/Chat',
    match: params('UserId'),
    auth: { kind: 'self', name: 'UserId' },
    isPaginated: true,
    query: z.object({ UserId: f.idParam }),
    response: z.array(conversation),
    summary:
      "A customer's orders with messages, latest message first; `Unread` counts messages of the shop.",
  }),
  listConversations: operation({
    ...base,
    operationId: 'list-conversations',
    specId: 'H5',
    method: 'GET',
    path: '/api/admin/chat/conversations',
    match: noParams,
    optionalParams: ['Unread'],
    auth: { kind: 'staff', permission: 'chat' },
    isPaginated: true,
    query: z.object({ Unread: z.optional(z.literal('1', 'must be 1, or left out')) }),
    response: z.array(conversation),
    summary:
      'Orders with messages, latest message first; with Unread=1 only those waiting for a reply of the shop.',
  }),
  readConversationCustomer: operation({
    ...base,
    operationId: 'read-conversation-customer',
    specId: 'H7',
    method: 'GET',
    path: '/api/admin/chat/conversations',
    match: params('TransactionId'),
    auth: { kind: 'staff', permission: 'chat' },
    query: z.object({ TransactionId: f.idParam }),
    response: conversationCustomer,
    summary: 'Number and customer of an order, also before its first message.',
  }),
};
