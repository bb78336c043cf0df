import * as z from 'zod/mini';
import { maxLimitLiftReasonLength } from './limit-lift.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';

const base = { service: 'order', auth: { kind: 'staff', permission: 'transactions' } } as const;

const limits = {
  PerSlot: z.int(),
  PerDay: z.int(),
  Total: z.int(),
  UnitsPerItem: z.int(),
} as const;

const usage = {
  Unpaid: z.int(),
  FullestSlot: z.nullable(
    z.object({ Date: f.isoDate, Start: f.clockTime, End: f.clockTime, Count: z.int() }),
  ),
  FullestDay: z.nullable(z.object({ Date: f.isoDate, Count: z.int() })),
  FullestItem: z.nullable(
    z.object({ Name: z.string(), Hindi: f.hindi('Name'), Count: z.int(), Max: z.int() }),
  ),
} as const;

const orderLimits = z.object({
  UserId: z.int(),
  UserName: z.string(),
  ...limits,
  ...usage,
  AddressLimits: z.object(limits),
  Addresses: z.array(z.object({ Id: z.int(), Address: z.string(), Pincode: z.string(), ...usage })),
  Lift: z.nullable(
    z.object({
      Until: f.isoDate,
      Reason: z.string(),
      StaffId: z.int(),
      StaffName: z.string(),
      At: f.instant,
    }),
  ),
});

const maxInstantLength = 40;

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
      'Limits on unpaid orders, how far a customer and their addresses use them, and the lift if staff lifted the limits for them.',
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
      ExpectedLiftAt: z.optional(f.text(maxInstantLength)),
    }),
    response: commandResponse,
    errorCodes: ['lift-date-past', 'lift-date-too-far', 'lift-changed', 'account-closed'],
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
