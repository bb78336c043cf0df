import * as z from 'zod/mini';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { order } from './order-schemas.ts';

const base = { service: 'order', auth: { kind: 'staff', permission: 'transactions' } } as const;

const dayProgress = z.object({
  PDate: f.isoDate,
  /** By the start of the slots. */
  Slots: z.array(
    z.object({
      SlotId: z.int(),
      Start: f.clockTime,
      End: f.clockTime,
      ToPack: z.int(),
      Packed: z.int(),
      OutForDelivery: z.int(),
      Delivered: z.int(),
      /** Of these, not delivered after the end of the slot. */
      Late: z.int(),
    }),
  ),
  /** Of earlier delivery dates and not delivered yet. */
  LateFromEarlierDays: z.int(),
});
export type DayProgressResponse = z.infer<typeof dayProgress>;

export const dayProgressOperations = {
  readDayProgress: operation({
    ...base,
    operationId: 'read-day-progress',
    specId: 'T1',
    method: 'GET',
    path: '/api/admin/order/day-progress',
    match: noParams,
    response: dayProgress,
    summary:
      'How far the orders of today are, per slot: to pack, packed, out for delivery, delivered, and late ones.',
  }),
  listLateOrders: operation({
    ...base,
    operationId: 'list-late-orders',
    specId: 'T2',
    method: 'GET',
    path: '/api/admin/order/orders',
    match: params('Late'),
    optionalParams: ['SlotId'],
    isPaginated: true,
    query: z.object({ Late: z.literal('1', 'must be 1'), SlotId: z.optional(f.idParam) }),
    response: z.array(order),
    summary:
      'Confirmed, packed and dispatched orders that were not delivered by the end of their slot, the latest first.',
  }),
};
