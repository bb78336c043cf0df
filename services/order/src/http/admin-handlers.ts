import { orderStatus, paymentStatus, Problem, toRupees, type Language } from '@tokri/contracts';
import { done, refused, type orderAdminOperations } from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import type { DayOrders } from '../application/day-order-ports.ts';
import { moveOrdersTo, type MoveResult } from '../application/move-orders.ts';
import { packOrderWith } from '../application/pack-order.ts';
import type { OrderPage } from '../application/ports.ts';
import { dayBoard } from '../domain/day-board.ts';
import { soldOf } from '../domain/order.ts';
import { shortPaise } from '../domain/pack.ts';
import { pickingList } from '../domain/picking-list.ts';
import { presentOrder } from './present-order.ts';
import { refusalText } from './texts.ts';

export type OrderAdminNeeds = Parameters<typeof moveOrdersTo>[0] & { readonly day: DayOrders };

const moveEntry = ({ orderId, outcome }: MoveResult, language: Language) => {
  if (outcome === null)
    return refused('order-unknown', refusalText('order-unknown', language), {
      TransactionId: orderId,
    });
  if (!outcome.ok)
    return refused(outcome.code, refusalText(outcome.code, language), { TransactionId: orderId });
  const order = outcome.value;
  return done(order.orderId, {
    TransactionId: orderId,
    TransactionNumber: order.transactionNumber,
    Status: orderStatus[order.status],
  });
};

/** Binds the rows of the people who pack and send. */
export const orderAdminHandlers = (needs: OrderAdminNeeds): BoundHandlers => {
  const { day, clock } = needs;
  const listAnswer = ({ orders, total }: OrderPage, language: Language) => ({
    total,
    body: orders.map((order) => presentOrder(order, { language, now: clock() })),
  });

  return createHandlers<typeof orderAdminOperations>({
    'list-day-orders': async ({ query, page, language }) =>
      listAnswer(
        await day.ofDay({
          ...page,
          pdate: query.PDate,
          status: query.Status,
          slotId: query.SlotId,
          search: query.Search,
        }),
        language,
      ),
    'find-orders': async ({ query, page, language }) =>
      listAnswer(await day.found({ ...page, search: query.Search }), language),
    'count-day-orders': async ({ query }) => ({
      body: dayBoard(await day.briefly(query.PDate)).map((cell) => ({
        SlotId: cell.slotId,
        Start: cell.start,
        End: cell.end,
        Status: orderStatus[cell.status],
        Count: cell.count,
        Items: cell.items,
        Payable: toRupees(cell.payablePaise),
      })),
    }),
    'read-picking-list': async ({ query }) => ({
      body: pickingList(await day.linesToPick({ pdate: query.PDate, slotId: query.SlotId })).map(
        (pick) => ({
          ItemId: pick.itemId,
          UnitId: pick.unitId,
          ItemGroupId: pick.itemGroupId,
          Name: pick.name,
          UnitName: pick.unitName,
          IsFood: pick.isFood,
          Quantity: pick.quantity,
          Orders: pick.orders,
        }),
      ),
    }),
    'pack-order': async ({ body, language }) => {
      const outcome = await packOrderWith(needs, {
        orderId: body.TransactionId,
        quantities: new Map(body.Lines.map(({ Id, Quantity }) => [Id, Quantity])),
      });
      if (outcome === null) throw new Problem('not-found');
      if (!outcome.ok)
        return { body: [refused(outcome.code, refusalText(outcome.code, language))] };
      const order = outcome.value;
      const RefundAmount = order.money === 'captured' ? toRupees(shortPaise(order)) : 0;
      return {
        body: [
          done(order.orderId, {
            Status: orderStatus[order.status],
            PaymentStatus: paymentStatus[order.paymentStatus],
            Payable: toRupees(soldOf(order).totals.payablePaise),
            RefundAmount,
          }),
        ],
      };
    },
    'move-orders': async ({ body, language }) => ({
      body: (
        await moveOrdersTo(needs, {
          orderIds: [...new Set(body.TransactionIds)],
          status: body.Status,
        })
      ).map((result) => moveEntry(result, language)),
    }),
  });
};
