import * as z from 'zod/mini';
import { notificationKinds } from '../events/notification.ts';
import { noParams, params, operation } from './operation/define-operation.ts';
import * as f from './operation/fields.ts';
import { item } from './catalog/item-schemas.ts';

export const signStates = ['green', 'amber', 'red', 'unknown'] as const;
export type SignState = (typeof signStates)[number];

const operationsOverview = z.object({
  At: f.instant,
  Services: z.array(
    z.object({
      Name: z.string(),
      IsReachable: z.boolean(),
      UptimeSeconds: z.nullable(z.int()),
      MemoryMb: z.nullable(z.int()),
    }),
  ),
  Signs: z.array(
    z.object({
      Id: z.string(),
      Alert: z.string(),
      State: z.enum(signStates),
      Unit: z.string(),
      Figure: z.nullable(z.number()),
      Amber: z.number(),
      Red: z.number(),
      IsLowBad: z.boolean(),
      RunbookUrl: z.optional(z.string()),
      Where: z.array(
        z.object({
          Service: z.string(),
          Detail: z.string(),
          Figure: z.number(),
          State: z.enum(signStates),
        }),
      ),
    }),
  ),
});
export type OperationsOverview = z.infer<typeof operationsOverview>;

export const bffOperations = {
  readAppVersion: operation({
    service: 'bff',
    operationId: 'read-app-version',
    specId: 'A1',
    method: 'GET',
    path: '/api/AppVersion',
    match: params('Type'),
    auth: { kind: 'anon' },
    query: z.object({ Type: f.idParam }),
    response: z.object({ Version: z.string(), IsForceUpdate: z.boolean() }),
    summary: 'The current version of the app.',
  }),
  listFavourites: operation({
    service: 'bff',
    operationId: 'list-favourites',
    specId: 'U15',
    method: 'GET',
    path: '/api/Favourite',
    match: params('UserId'),
    optionalParams: ['pincode', 'PDate'],
    auth: { kind: 'self', name: 'UserId' },
    isPaginated: true,
    query: z.object({
      UserId: f.idParam,
      pincode: z.optional(f.pincode),
      PDate: z.optional(f.isoDate),
    }),
    response: z.array(item),
    summary:
      'Favourite items, newest first, for a pincode and date if given. Items that are no longer on sale are omitted.',
  }),
  listBoughtItems: operation({
    service: 'bff',
    operationId: 'list-bought-items',
    specId: 'O9',
    method: 'GET',
    path: '/api/TransactionItem',
    match: params('UserId'),
    optionalParams: ['pincode', 'PDate'],
    auth: { kind: 'self', name: 'UserId' },
    isPaginated: true,
    query: z.object({
      UserId: f.idParam,
      pincode: z.optional(f.pincode),
      PDate: z.optional(f.isoDate),
    }),
    response: z.array(item),
    summary:
      'Items bought before, most frequently bought first, for a pincode and date if given. Items that are no longer on sale are omitted.',
  }),
  readOperationsOverview: operation({
    service: 'bff',
    operationId: 'read-operations-overview',
    specId: 'K3',
    method: 'GET',
    path: '/api/admin/ops',
    match: noParams,
    auth: { kind: 'staff', permission: 'messaging' },
    response: operationsOverview,
    summary:
      'The figures of all services, compared with their limits. A service that does not answer is listed as not reachable.',
  }),
  streamEvents: operation({
    service: 'bff',
    operationId: 'stream-events',
    specId: 'H4',
    method: 'GET',
    path: '/api/Events',
    match: noParams,
    optionalParams: ['Pincode'],
    auth: { kind: 'anon' },
    responseKind: 'event-stream',
    query: z.object({ Pincode: z.optional(f.pincode) }),
    response: z.unknown(),
    summary:
      'Live order status, chat messages and notifications of the caller; with Pincode also the capacity left in its slots and which units sell out there. Without a token, Pincode is required.',
  }),
};

export const liveEvents = {
  'order.status': z.object({ Id: z.int(), Status: z.int(), StatusText: z.string(), At: f.instant }),
  'slot.left': z.object({ SlotId: z.int(), Left: z.int(), State: z.string() }),
  /** A unit sold out at the location of the stream's pincode, or is back. */
  'stock.changed': z.object({ ItemId: z.int(), UnitId: z.int(), Stock: z.int() }),
  'slot.offered': z.object({
    SlotId: z.int(),
    HoldId: z.int(),
    Date: f.isoDate,
    Start: f.clockTime,
    End: f.clockTime,
    ExpiresAt: f.instant,
  }),
  'chat.message': z.object({
    Id: z.int(),
    TransactionId: z.int(),
    CreatorId: z.int(),
    RecipientId: z.int(),
    SentAt: f.instant,
  }),
  'chat.read': z.object({ TransactionId: z.int(), ReaderId: z.int(), ReadUpToId: z.int() }),
  notification: z.object({
    Kind: z.enum(notificationKinds),
    TransactionId: z.int(),
    At: f.instant,
  }),
  'cart.changed': z.object({ PDate: f.isoDate, Count: z.int() }),
  'cart.repriced': z.object({
    PDate: f.isoDate,
    Changes: z.array(z.object({ LineId: z.int(), ItemId: z.int(), Code: z.string() })),
  }),
  resync: z.object({}),
} as const;
export type LiveEvents = { [K in keyof typeof liveEvents]: z.infer<(typeof liveEvents)[K]> };
