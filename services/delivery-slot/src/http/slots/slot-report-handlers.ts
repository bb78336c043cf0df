import type { slotReportOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { readSlotFillReport } from '../../application/slots/read-slot-fill-report.ts';
import type { FillSums } from '../../domain/slots/slot-fill.ts';
import type { HandlerDeps } from '../handler-deps.ts';

const toFillResponse = ({ slots, full, capacity, taken }: FillSums) => ({
  Slots: slots,
  Full: full,
  Capacity: capacity,
  Taken: taken,
});

const byKey = (sums: ReadonlyMap<string, FillSums>) =>
  [...sums].sort(([a], [b]) => a.localeCompare(b));

export const createSlotReportHandlers = (
  deps: Pick<HandlerDeps, 'slots' | 'areas' | 'fillDays'>,
): OperationHandlers<typeof slotReportOperations> => ({
  'read-slot-fill-report': async ({ query }) => {
    const span = { fromDate: query.FromDate, toDate: query.ToDate };
    const { fill, areas } = await readSlotFillReport(deps, span);
    const names = new Map(areas.map(({ groupId, name }) => [groupId, name]));
    return {
      body: {
        Totals: toFillResponse(fill.totals),
        Days: byKey(fill.days).map(([day, sums]) => ({ Date: day, ...toFillResponse(sums) })),
        Times: byKey(fill.times).map(([key, sums]) => {
          const [Start = '', End = ''] = key.split('-');
          return { Start, End, ...toFillResponse(sums) };
        }),
        Groups: [...fill.groups]
          .sort(([a], [b]) => a - b)
          .map(([groupId, sums]) => ({
            GroupId: groupId,
            GroupName: names.get(groupId) ?? '',
            ...toFillResponse(sums),
          })),
      },
    };
  },
});
