import * as z from 'zod/mini';
import { maxLimitLiftReasonLength } from './limit-lift.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';

const base = { service: 'order', auth: { kind: 'staff', permission: 'transactions' } } as const;

const orderLimits = z.object({
  UserId: z.int(),
  Unpaid: z.int(),
  PerSlot: z.int(),
  PerDay: z.int(),
  Total: z.int(),
  UnitsPerItem: z.int(),
  Lift: z.nullable(
    z.object({ Until: f.isoDate, Reason: z.string(), StaffId: z.int(), At: f.instant }),
  ),
});

export const orderLimitOperations = {
  readOrderLimits: operation({
    ...base,
    operationId: 'read-order-limits',
    specId: 'OA6',
    method: 'GET',
    path: '/api/admin/order/limits',
    match: params('UserId'),
    query: z.object({ UserId: f.idParam }),
    response: orderLimits,
    summary:
      'Limits on unpaid orders, the number of unpaid orders of a customer, and the lift if staff lifted the limits for them.',
  }),
  liftOrderLimits: operation({
    ...base,
    operationId: 'lift-order-limits',
    specId: 'OA7',
    method: 'POST',
    path: '/api/admin/order/limit-lifts',
    match: noParams,
    body: z.object({
      UserId: f.id,
      Until: f.isoDate,
      Reason: f.name(maxLimitLiftReasonLength),
    }),
    response: commandResponse,
    errorCodes: ['lift-date-past', 'lift-date-too-far'],
    summary:
      'Lets a customer place unpaid orders without limits through a date, at most 90 days ahead. The member of staff, the time and the reason are kept.',
  }),
  restoreOrderLimits: operation({
    ...base,
    operationId: 'restore-order-limits',
    specId: 'OA8',
    method: 'DELETE',
    path: '/api/admin/order/limit-lifts',
    match: params('UserId'),
    query: z.object({ UserId: f.idParam }),
    response: commandResponse,
    summary: 'Ends the lift of the limits for a customer. Their open orders stay. Idempotent.',
  }),
};
