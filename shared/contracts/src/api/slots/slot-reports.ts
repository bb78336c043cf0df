import * as z from 'zod/mini';
import { operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

/** `Capacity` and `Taken` count orders; `Full` slots have nothing left. */
const fill = { Slots: z.int(), Full: z.int(), Capacity: z.int(), Taken: z.int() };

const slotFillReport = z.object({
  Totals: z.object(fill),
  Days: z.array(z.object({ Date: f.isoDate, ...fill })),
  Times: z.array(z.object({ Start: f.clockTime, End: f.clockTime, ...fill })),
  Groups: z.array(z.object({ GroupId: z.int(), GroupName: z.string(), ...fill })),
});
export type SlotFillReportResponse = z.infer<typeof slotFillReport>;

export const slotReportOperations = {
  readSlotFillReport: operation({
    service: 'delivery-slot',
    auth: { kind: 'staff', permission: 'reports' },
    operationId: 'read-slot-fill-report',
    specId: 'R3',
    method: 'GET',
    path: '/api/admin/delivery-slot/reports/fill',
    match: params('FromDate', 'ToDate'),
    query: z
      .object({ FromDate: f.isoDate, ToDate: f.isoDate })
      .check(f.daysInOrder('FromDate', 'ToDate')),
    response: slotFillReport,
    summary:
      'Capacity of up to 366 delivery days and how much of it is taken, by day, time and service area. Closed slots count only if they have orders. Days before yesterday are as they were a day after their end.',
  }),
};
