import * as z from 'zod/mini';
import {
  deliveryReasons,
  notificationChannels,
  notificationKinds,
} from '../../events/notification.ts';
import { isWebPushToken, parseWebPushToken } from '../../validation/web-push.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';

const base = { service: 'notification' } as const;
const pushToken = z
  .string()
  .check(
    z.minLength(8, 'must have at least 8 characters'),
    z.maxLength(4_096, 'must have at most 4,096 characters'),
    z.regex(/^[\x21-\x7e]+$/, 'must hold letters, digits and signs only'),
  );
const newPushToken = pushToken.check(
  z.refine(
    (token) => !isWebPushToken(token) || parseWebPushToken(token) !== null,
    'must be the token of an app or the subscription of a browser',
  ),
);
export const deliveryStates = ['due', 'sent', 'failed', 'skipped', 'too-late'] as const;

const inboxEntry = z.object({
  Key: z.string(),
  Kind: z.enum(notificationKinds),
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  Title: z.string(),
  Text: z.string(),
  At: f.instant,
  Path: z.string(),
});
const sentMessage = z.object({
  Key: z.string(),
  Kind: z.enum(notificationKinds),
  Channel: z.enum(notificationChannels),
  State: z.enum(deliveryStates),
  Reason: z.enum(['', ...deliveryReasons]),
  Attempts: z.int(),
  UserId: z.int(),
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  Recipient: z.string(),
  Text: z.optional(z.string()),
  /** The language of the text, whatever the language of the request is. */
  Language: z.optional(z.enum(['en', 'hi'])),
  At: f.instant,
  EndedAt: z.nullable(f.instant),
});
const pushSubscription = z.object({
  Device: z.enum(['app', 'browser']),
  /** Host name of the service that passes messages on to the device. */
  Service: z.string(),
  RegisteredAt: f.instant,
});
export type PushSubscriptionResponse = z.infer<typeof pushSubscription>;
export type SentMessageResponse = z.infer<typeof sentMessage>;
export type InboxEntryResponse = z.infer<typeof inboxEntry>;

export const notificationOperations = {
  registerPushToken: operation({
    ...base,
    operationId: 'register-push-token',
    specId: 'N1',
    method: 'POST',
    path: '/api/PushNotification',
    match: noParams,
    auth: { kind: 'anon-or-self', name: 'UserId' },
    body: z.object({
      UserId: z._default(f.idOrZero, 0),
      NewToken: newPushToken,
      Token: z._default(z.union([z.literal(''), pushToken]), ''),
      DeviceType: z._default(z.int().check(z.gte(0), z.lte(99)), 1),
    }),
    response: commandResponse,
    errorCodes: ['push-service-unknown'],
    summary:
      'Registers the push token of an installed app, or the Web Push subscription of a browser as the JSON of `endpoint` and `keys`, for a user, or for nobody yet (UserId 0). `Token` is the token it replaces, if the caller owns it. For nobody it takes no token from a person. Subscriptions of unknown push services are refused (push-service-unknown).',
  }),
  removePushToken: operation({
    ...base,
    operationId: 'remove-push-token',
    specId: 'N14',
    method: 'POST',
    path: '/api/app/push-subscriptions/remove',
    match: noParams,
    auth: { kind: 'owner' },
    body: z.object({ Token: pushToken }),
    response: commandResponse,
    summary:
      "Ends push messages to one of the caller's apps or browsers. A token that is not registered, or belongs to somebody else, changes nothing and is no error.",
  }),
  checkPushToken: operation({
    ...base,
    operationId: 'check-push-token',
    specId: 'N2',
    method: 'GET',
    path: '/api/PushNotification',
    match: params('UToken', 'UDeviceType'),
    auth: { kind: 'owner', orStaff: 'users' },
    query: z.object({ UToken: pushToken, UDeviceType: f.idOrZeroParam }),
    response: commandResponse,
    errorCodes: ['not-registered'],
    summary:
      'Checks whether a push token is registered for the caller, or for anybody when called by staff.',
  }),
  listOwnPushSubscriptions: operation({
    ...base,
    operationId: 'list-own-push-subscriptions',
    specId: 'N13',
    method: 'GET',
    path: '/api/app/push-subscriptions',
    match: noParams,
    auth: { kind: 'owner' },
    isPaginated: true,
    response: z.array(pushSubscription),
    summary:
      "The apps and browsers that get the caller's push messages, newest first, without their tokens, addresses and keys. For the copy of personal data.",
  }),
  readInbox: operation({
    ...base,
    operationId: 'read-inbox',
    specId: 'N3',
    method: 'GET',
    path: '/api/app/inbox',
    match: noParams,
    auth: { kind: 'owner' },
    isPaginated: true,
    response: z.array(inboxEntry),
    summary:
      "The caller's messages of the last year, newest first, in the language of the request.",
  }),
  listMessages: operation({
    ...base,
    operationId: 'list-sent-messages',
    specId: 'N4',
    method: 'GET',
    path: '/api/admin/notification/messages',
    match: noParams,
    optionalParams: ['TransactionId', 'TransactionIds', 'Kind', 'Channel', 'State'],
    auth: { kind: 'staff', permission: 'transactions' },
    isPaginated: true,
    query: z.object({
      TransactionId: z.optional(f.idParam),
      TransactionIds: z.optional(f.idListParam),
      Kind: z.optional(z.enum(notificationKinds)),
      Channel: z.optional(z.enum(notificationChannels)),
      State: z.optional(z.enum(deliveryStates)),
    }),
    response: z.array(sentMessage),
    summary:
      'Messages about orders, newest first, one entry per channel, with the text that was sent, its language and the delivery status. `Kind` and `State` filter the newest 2,000 notifications. One-time passwords are not included.',
  }),
};
