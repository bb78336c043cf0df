import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { paymentMethods } from '../../orders/payment-method.ts';
import { maxOrderSearchLength } from '../../validation/text-limits.ts';
import { params, noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { cashDueOperations } from './cash-due.ts';
import { locationOrderOperations } from './location-orders.ts';
import { dayProgressOperations } from './day-progress.ts';
import { orderLimitOperations } from './order-limits.ts';
import { order } from './order-schemas.ts';
import { salesReportOperations } from './sales-reports.ts';
import { packingOperations } from './packing.ts';
import { commandResponseWith } from '../operation/command-response.ts';

const base = { service: 'order', auth: { kind: 'staff', permission: 'transactions' } } as const;

export const maxBulkStatusChanges = 100;

export const orderAdminOperations = {
  ...orderLimitOperations,
  ...cashDueOperations,
  ...locationOrderOperations,
  listDayOrders: operation({
    ...base,
    operationId: 'list-day-orders',
    specId: 'OA1',
    method: 'GET',
    path: '/api/admin/order/orders',
    match: params('PDate'),
    optionalParams: ['Status', 'SlotId', 'Search', 'Method', 'Pincode'],
    isPaginated: true,
    query: z.object({
      PDate: f.isoDate,
      Status: z.optional(f.idParam),
      SlotId: z.optional(f.idParam),
      Search: z.optional(f.text(maxOrderSearchLength)),
      Method: z.optional(z.enum(paymentMethods)),
      Pincode: z.optional(f.pincode),
    }),
    response: z.array(order),
    summary:
      'Orders of a delivery date, by the start of their slots. Search matches part of an order number, a name or a mobile number.',
  }),
  findOrders: operation({
    ...base,
    operationId: 'find-orders',
    specId: 'OA2',
    method: 'GET',
    path: '/api/admin/order/orders',
    match: params('Search'),
    isPaginated: true,
    query: z.object({ Search: f.name(maxOrderSearchLength) }),
    response: z.array(order),
    summary:
      'Orders of all dates that match part of an order number, a name or a mobile number, newest first.',
  }),
  countDayOrders: operation({
    ...base,
    operationId: 'count-day-orders',
    specId: 'OA3',
    method: 'GET',
    path: '/api/admin/order/day-counts',
    match: params('PDate'),
    query: z.object({ PDate: f.isoDate }),
    response: z.array(
      z.object({
        SlotId: z.int(),
        Start: f.clockTime,
        End: f.clockTime,
        Status: z.int(),
        Count: z.int(),
        Items: z.int(),
        Payable: rupees,
      }),
    ),
    summary: 'Number of orders of a delivery date per slot and status, by the start of the slots.',
  }),
  findNextOrderDay: operation({
    ...base,
    operationId: 'find-next-order-day',
    specId: 'OA9',
    method: 'GET',
    path: '/api/admin/order/next-day',
    match: params('FromDate'),
    query: z.object({ FromDate: f.isoDate }),
    response: z.object({ PDate: z.nullable(f.isoDate) }),
    summary:
      'The first delivery date from a date on with an order that is neither cancelled nor rejected, or null.',
  }),
  listCustomerNames: operation({
    ...base,
    operationId: 'list-customer-names',
    specId: 'OA10',
    method: 'GET',
    path: '/api/admin/order/customer-names',
    match: params('UserIds'),
    query: z.object({ UserIds: f.idListParam }),
    response: z.array(z.object({ UserId: z.int(), UserName: z.string() })),
    summary: 'Names of customers. Unknown customers are left out.',
  }),
  readPickingList: operation({
    ...base,
    operationId: 'read-picking-list',
    specId: 'OA4',
    method: 'GET',
    path: '/api/admin/order/picking-list',
    match: params('PDate', 'SlotId'),
    query: z.object({ PDate: f.isoDate, SlotId: f.idParam }),
    response: z.array(
      z.object({
        ItemId: z.int(),
        UnitId: z.int(),
        ItemGroupId: z.int(),
        Name: z.string(),
        UnitName: z.string(),
        Hindi: f.hindi('Name'),
        IsFood: z.boolean(),
        Quantity: z.int(),
        Orders: z.int(),
      }),
    ),
    summary:
      'Units to pick for the confirmed orders of a slot, added up; food first, then by group and name.',
  }),
  ...packingOperations,
  ...dayProgressOperations,
  ...salesReportOperations,
  moveOrders: operation({
    ...base,
    operationId: 'move-orders',
    specId: 'OA5',
    method: 'POST',
    path: '/api/admin/order/move',
    match: noParams,
    timeoutMs: 10_000,
    body: z.object({
      Status: f.id,
      TransactionIds: z
        .array(f.id)
        .check(
          z.minLength(1, 'must name an order'),
          z.maxLength(maxBulkStatusChanges, `must name at most ${maxBulkStatusChanges} orders`),
        ),
    }),
    response: commandResponseWith({
      TransactionId: z.int(),
      TransactionNumber: z.string(),
      Status: z.int(),
    }),
    errorCodes: ['transition-refused', 'order-unknown', 'conflict', 'unavailable', 'internal'],
    summary:
      'Changes the status of several orders along the allowed transitions. Each order succeeds or fails on its own; one entry for each, in the order of the request.',
  }),
};
