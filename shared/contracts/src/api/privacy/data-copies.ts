import * as z from 'zod/mini';
import { ownRecordOperations } from '../billing/own-records.ts';
import { cartOperations } from '../cart/cart-operations.ts';
import { message } from '../messages/chat.ts';
import { notificationPreferenceOperations } from '../messages/notification-preferences.ts';
import { notificationOperations } from '../messages/notifications.ts';
import { params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { order } from '../orders/order-schemas.ts';
import { waitlistOperations } from '../slots/waitlist.ts';
import { businessCustomerOperations } from '../users/business-customers.ts';
import { companyAndSessionOperations } from '../users/company-and-sessions.ts';
import { address } from '../users/profile.ts';
import { userResponse } from '../users/user-schemas.ts';
import type { ErasedRecord } from './erasures.ts';

export const dataCopyParts = [
  'profile',
  'addresses',
  'business-application',
  'carts',
  'orders',
  'bills',
  'payments',
  'waiting-lists',
  'messages',
  'notifications',
  'favourites',
  'preferences',
  'push-subscriptions',
  'devices',
] as const;
export type DataCopyPart = (typeof dataCopyParts)[number];

/** The part of the copy that has what is erased of a person, or why none has it. */
export const dataCopyPartOf: Readonly<
  Record<ErasedRecord, DataCopyPart | `not copied: ${string}`>
> = {
  profile: 'profile',
  addresses: 'addresses',
  'business-application': 'business-application',
  sessions: 'devices',
  codes: 'not copied: hashes of one-time passwords, which are valid for minutes',
  favourites: 'favourites',
  carts: 'carts',
  orders: 'orders',
  payments: 'payments',
  messages: 'messages',
  notices: 'notifications',
  preferences: 'preferences',
  devices: 'push-subscriptions',
  waitlist: 'waiting-lists',
  views: 'not copied: searches of the admin pages, which only members of staff save',
  contacts: 'not copied: repeats profile and addresses in the services that send and deliver',
};

const dataCopy = z.object({
  ReadAt: f.instant,
  /** Could not be read, or not as a whole. */
  IncompleteParts: z.array(z.enum(dataCopyParts)),
  Profile: z.nullable(userResponse),
  Addresses: z.array(address),
  BusinessApplications: businessCustomerOperations.readBusinessApplication.response,
  Carts: cartOperations.listOwnCarts.response,
  Orders: z.array(order),
  Bills: ownRecordOperations.listOwnBills.response,
  Payments: ownRecordOperations.listOwnPayments.response,
  WaitingLists: waitlistOperations.listOwnWaits.response,
  Conversations: z.array(z.object({ Order: z.string(), Messages: z.array(message) })),
  Notifications: notificationOperations.readInbox.response,
  Favourites: z.array(z.object({ Id: z.int(), Name: z.string(), Hindi: f.hindi('Name') })),
  Preferences: z.nullable(notificationPreferenceOperations.readNotificationPreferences.response),
  PushSubscriptions: notificationOperations.listOwnPushSubscriptions.response,
  Devices: companyAndSessionOperations.listSessionsOfUser.response,
});
export type DataCopyResponse = z.infer<typeof dataCopy>;

const ofCustomer = {
  service: 'bff',
  method: 'GET',
  match: params('UserId'),
  auth: { kind: 'self', name: 'UserId' },
  timeoutMs: 20_000,
  query: z.object({ UserId: f.idParam }),
} as const;

export const dataCopyOperations = {
  readDataCopy: operation({
    ...ofCustomer,
    operationId: 'read-data-copy',
    specId: 'D6',
    path: '/api/app/data-copy',
    response: dataCopy,
    summary:
      'What the shop keeps under the name of a customer, without secrets such as push keys and codes. A part that cannot be read is named in IncompleteParts and does not cost the others.',
  }),
  renderDataCopy: operation({
    ...ofCustomer,
    operationId: 'render-data-copy',
    specId: 'D7',
    path: '/api/app/data-copy.pdf',
    /** Reading and rendering have limits of their own, which are shorter together. */
    timeoutMs: 30_000,
    responseKind: 'pdf',
    response: z.unknown(),
    summary:
      'The main fields of the same as a PDF document in the language of the request. The header X-Incomplete-Parts names the parts that could not be read. The problem pdf-too-large means that only the JSON can be had.',
  }),
};
