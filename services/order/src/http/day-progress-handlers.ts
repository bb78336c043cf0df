import { shopDate, shopTime } from '@tokri/contracts/dates';
import type { orderAdminOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import type { DayProgressQueries, Today } from '../application/ports/day-progress.ts';
import { summarizeProgress } from '../domain/fulfilment/day-progress.ts';
import { toOrderResponse } from './order-response.ts';

export interface DayProgressDeps {
  readonly dayProgress: DayProgressQueries;
  readonly clock: Clock;
}

const toToday = (now: Date): Today => ({ date: shopDate(now), time: shopTime(now) });

export const createDayProgressHandlers = ({
  dayProgress,
  clock,
}: DayProgressDeps): Pick<
  OperationHandlers<typeof orderAdminOperations>,
  'read-day-progress' | 'list-late-orders'
> => ({
  'read-day-progress': async () => {
    const { date, time } = toToday(clock());
    const [orders, lateBefore] = await Promise.all([
      dayProgress.listOrdersInSlots(date),
      dayProgress.countUndeliveredBefore(date),
    ]);
    return {
      body: {
        PDate: date,
        Slots: summarizeProgress(orders, time).map((row) => ({
          SlotId: row.slotId,
          Start: row.start,
          End: row.end,
          ToPack: row.toPack,
          Packed: row.packed,
          OutForDelivery: row.outForDelivery,
          Delivered: row.delivered,
          Late: row.late,
        })),
        LateFromEarlierDays: lateBefore,
      },
    };
  },
  'list-late-orders': async ({ query, pagination, language }) => {
    const now = clock();
    const { orders, total } = await dayProgress.listLate(toToday(now), {
      ...pagination,
      slotId: query.SlotId,
    });
    return { total, body: orders.map((order) => toOrderResponse(order, { language, now })) };
  },
});
