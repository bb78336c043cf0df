import * as z from 'zod/mini';
import { rupees } from '../money.ts';
import { orderSearchLettersMax } from '../people-limits.ts';
import { exactly, alone, operation } from './define.ts';
import * as f from './fields.ts';
import { order } from './order.ts';
import { resultWith } from './result.ts';

const at = { service: 'order', who: { kind: 'staff', permission: 'transactions' } } as const;

/** Orders that one call moves at most. */
export const bulkMoveMax = 100;

/** What the people who pack and send read and do (docs/api-additions.md). */
export const orderAdminOperations = {
  listDayOrders: operation({
    ...at,
    id: 'list-day-orders',
    row: 'OA1',
    method: 'GET',
    path: '/api/admin/order/orders',
    choose: exactly('PDate'),
    optional: ['Status', 'SlotId', 'Search'],
    paged: true,
    query: z.object({
      PDate: f.isoDate,
      Status: z.optional(f.idText),
      SlotId: z.optional(f.idText),
      Search: z.optional(f.text(orderSearchLettersMax)),
    }),
    answer: z.array(order),
    meaning:
      'Orders of a delivery day, by the start of their slots; Search is part of a number, a name or a mobile.',
  }),
  findOrders: operation({
    ...at,
    id: 'find-orders',
    row: 'OA2',
    method: 'GET',
    path: '/api/admin/order/orders',
    choose: exactly('Search'),
    paged: true,
    query: z.object({ Search: f.name(orderSearchLettersMax) }),
    answer: z.array(order),
    meaning: 'Orders of all days by part of a number, a name or a mobile, newest first.',
  }),
  countDayOrders: operation({
    ...at,
    id: 'count-day-orders',
    row: 'OA3',
    method: 'GET',
    path: '/api/admin/order/day-counts',
    choose: exactly('PDate'),
    query: z.object({ PDate: f.isoDate }),
    answer: z.array(
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
    meaning:
      'How many orders of a delivery day stand in each slot and status, by the start of their slots.',
  }),
  readPickingList: operation({
    ...at,
    id: 'read-picking-list',
    row: 'OA4',
    method: 'GET',
    path: '/api/admin/order/picking-list',
    choose: exactly('PDate', 'SlotId'),
    query: z.object({ PDate: f.isoDate, SlotId: f.idText }),
    answer: z.array(
      z.object({
        ItemId: z.int(),
        UnitId: z.int(),
        ItemGroupId: z.int(),
        Name: z.string(),
        UnitName: z.string(),
        IsFood: z.boolean(),
        Quantity: z.int(),
        Orders: z.int(),
      }),
    ),
    meaning:
      'Units to fetch for the confirmed orders of a slot, summed over them; food first, then by group and name.',
  }),
  packOrder: operation({
    ...at,
    id: 'pack-order',
    row: 'O16',
    method: 'POST',
    path: '/api/admin/order/pack',
    choose: alone,
    body: z.object({
      TransactionId: f.id,
      Lines: z
        .array(
          z.object({
            Id: f.id,
            Quantity: z
              .int()
              .check(
                z.gte(0, 'must not be negative'),
                z.lte(f.maxListLength * 100, 'must be less'),
              ),
          }),
        )
        .check(
          z.maxLength(f.maxListLength, `must hold at most ${f.maxListLength} lines`),
          z.refine(
            (lines) => new Set(lines.map(({ Id }) => Id)).size === lines.length,
            'must name each line once',
          ),
        ),
    }),
    answer: resultWith({
      Status: z.int(),
      PaymentStatus: z.int(),
      Payable: rupees,
      RefundAmount: rupees,
    }),
    refusals: [
      'transition-refused',
      'line-unknown',
      'quantity-too-large',
      'nothing-packed',
      'packed-otherwise',
    ],
    meaning:
      'Packs a confirmed order with what is there of each line, also less than ordered; lines that are not named are whole. The bill is of what is packed, and money for the rest goes back.',
  }),
  moveOrders: operation({
    ...at,
    id: 'move-orders',
    row: 'OA5',
    method: 'POST',
    path: '/api/admin/order/move',
    choose: alone,
    timeoutMs: 10_000,
    body: z.object({
      Status: f.id,
      TransactionIds: z
        .array(f.id)
        .check(
          z.minLength(1, 'must name an order'),
          z.maxLength(bulkMoveMax, `must name at most ${bulkMoveMax} orders`),
        ),
    }),
    answer: resultWith({ TransactionId: z.int(), TransactionNumber: z.string(), Status: z.int() }),
    refusals: ['transition-refused', 'order-unknown'],
    meaning:
      'Moves orders on, each for itself, by allowed transitions only; one entry an order, in their order.',
  }),
};
