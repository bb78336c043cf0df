import * as z from 'zod/mini';
import { maxCancelReasonLength } from '../../orders/cancel-reasons.ts';
import { maxOrdersPerRead } from '../../validation/limits.ts';
import { rupees } from '../../money/money.ts';
import { maxOrderSearchLength } from '../../validation/text-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { base, order, tracking } from './order-schemas.ts';

const ownerOrStaff = { kind: 'owner', orStaff: 'transactions' } as const;

const listParams = ['Status', 'Search', 'Sort'];

const listQuery = {
  Status: z.optional(f.idParam),
  Search: z.optional(f.text(maxOrderSearchLength)),
  Sort: z.optional(f.text(20)),
};

export const orderLifecycleOperations = {
  listAllOrders: operation({
    ...base,
    operationId: 'list-all-orders',
    specId: 'O3',
    method: 'GET',
    path: '/api/Transaction',
    match: { kind: 'exact', names: ['TransactionsDetails'], zero: ['TransactionsDetails'] },
    optionalParams: listParams,
    auth: { kind: 'staff', permission: 'transactions' },
    isPaginated: true,
    query: z.object({ TransactionsDetails: f.zeroParam, ...listQuery }),
    response: z.array(order),
    summary:
      'All orders, newest first. Search matches part of an order number among the newest 50,000, or a whole one.',
  }),
  readOrder: operation({
    ...base,
    operationId: 'read-order',
    specId: 'O4',
    method: 'GET',
    path: '/api/Transaction',
    match: params('TransactionId'),
    auth: ownerOrStaff,
    query: z.object({ TransactionId: f.idParam }),
    response: order,
    summary: 'One order with its lines, history, payment and bill.',
  }),
  listOrdersOfUser: operation({
    ...base,
    operationId: 'list-orders-of-user',
    specId: 'O5',
    method: 'GET',
    path: '/api/Transaction',
    match: params('UserId'),
    optionalParams: [...listParams, 'Details'],
    auth: { kind: 'self', name: 'UserId', orStaff: 'transactions' },
    isPaginated: true,
    query: z.object({ UserId: f.idParam, ...listQuery, Details: z.optional(z.literal('1')) }),
    response: z.array(order),
    summary: `Orders of a user, newest first; with Sort \`running\` active orders come first. With Details=1 each has the lines, taxes and history of O4, and a page has at most ${maxOrdersPerRead} orders, which pageSize must say.`,
  }),
  listBoughtItemIds: operation({
    ...base,
    operationId: 'list-bought-item-ids',
    specId: 'O9',
    method: 'GET',
    path: '/internal/bought-item-ids',
    match: noParams,
    auth: { kind: 'owner' },
    isPaginated: true,
    timeoutMs: 800,
    response: z.array(z.object({ ItemId: z.int(), Orders: z.int() })),
    summary:
      "Ids of the items in the caller's last 100 orders, most frequently bought first, each with its number of orders.",
  }),
  trackOrder: operation({
    ...base,
    operationId: 'track-order',
    specId: 'O6',
    method: 'GET',
    path: '/api/Transaction',
    match: params('transId'),
    auth: ownerOrStaff,
    query: z.object({ transId: f.idParam }),
    response: tracking,
    summary: 'Status history of one order with times, its slot and the next step.',
  }),
  reportOrders: operation({
    ...base,
    operationId: 'report-orders',
    specId: 'O7',
    method: 'GET',
    path: '/api/Transaction',
    match: params('FromDate', 'ToDate'),
    optionalParams: listParams,
    auth: { kind: 'staff', permission: 'reports' },
    isPaginated: true,
    query: z
      .object({ FromDate: f.isoDate, ToDate: f.isoDate, ...listQuery })
      .check(f.daysInOrder('FromDate', 'ToDate')),
    response: z.array(order),
    summary:
      'Orders placed between two dates (inclusive, at most 366 days). The header X-Sums contains count, taxable value, tax and payable amount of all of them.',
  }),
  moveOrder: operation({
    ...base,
    operationId: 'move-order',
    specId: 'O8',
    method: 'GET',
    path: '/api/Transaction',
    match: params(
      'TransactionId',
      'Status',
      'UserId',
      'Name',
      'TransactionNumber',
      'Email',
      'Mobile',
    ),
    auth: { kind: 'staff', permission: 'transactions' },
    hasSideEffects: true,
    query: z.object({ TransactionId: f.idParam, Status: f.idParam }),
    response: commandResponseWith({ Status: z.int() }),
    errorCodes: ['transition-refused'],
    summary:
      'Staff change the status of an order along the allowed transitions. The other parameters are specified but ignored.',
  }),
  cancelOrder: operation({
    ...base,
    operationId: 'cancel-order',
    specId: 'O11',
    method: 'GET',
    path: '/api/OnlineTransaction',
    match: params('TransactionId', 'reason'),
    auth: ownerOrStaff,
    hasSideEffects: true,
    query: z.object({
      TransactionId: f.idParam,
      reason: f.text(maxCancelReasonLength).check(z.minLength(1, 'must not be empty')),
    }),
    response: commandResponseWith({ RefundAmount: rupees, Status: z.int() }),
    errorCodes: ['too-late', 'not-cancellable'],
    summary: 'Cancels an order with a reason and releases its slot and stock.',
  }),
  abandonPayment: operation({
    ...base,
    operationId: 'abandon-payment',
    specId: 'OA12',
    method: 'POST',
    path: '/api/app/abandoned-payments',
    match: noParams,
    auth: { kind: 'owner' },
    body: z.object({ TransactionId: f.id }),
    response: commandResponseWith({ Status: z.int() }),
    errorCodes: ['not-awaiting-payment', 'payment-received'],
    summary:
      'Ends an order that waits for its online payment. The customer keeps the slot for a while, to order again with another payment method.',
  }),
};
