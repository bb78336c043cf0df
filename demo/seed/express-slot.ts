import { hourMs, minuteMs, shopDate, shopTime } from '@tokri/contracts/dates';
import type { Api } from './api.ts';
import { serviceAreas } from './service-areas.ts';
import { waitFor } from './wait-for.ts';

export interface ExpressSlot {
  readonly Date: string;
  readonly Start: string;
  readonly End: string;
}
export interface Slot extends ExpressSlot {
  readonly Id: number;
  readonly State: string;
}

const startsEveryMs = 5 * minuteMs;
const timeToOrderMs = 5 * minuteMs;
const lastEnd = '23:59';

/** Starts at the latest 15 minutes after `now`, never on the hour as the regular slots do. */
export const planExpressSlot = (now: Date): ExpressSlot => {
  const earliestMs = Math.ceil((now.getTime() + timeToOrderMs) / startsEveryMs) * startsEveryMs;
  const isOnTheHour = shopTime(new Date(earliestMs)).endsWith(':00');
  const start = new Date(isOnTheHour ? earliestMs + startsEveryMs : earliestMs);
  const end = new Date(start.getTime() + hourMs);
  const date = shopDate(start);
  return {
    Date: date,
    Start: shopTime(start),
    End: shopDate(end) === date ? shopTime(end) : lastEnd,
  };
};

/** The regular slots of today may all be closed already. */
export const openExpressSlot = async (
  administrator: Api,
  { companyId, pincode, now }: { companyId: number; pincode: string; now: Date },
): Promise<Slot> => {
  const plan = planExpressSlot(now);
  const [area] = serviceAreas;
  await administrator.write('/api/Times', {
    key: 'express-slot',
    body: {
      CompanyId: companyId,
      GroupId: area.groupId,
      Slots: [{ ...plan, Count: 1, Fee: 0, CutOffMinutes: 0, Rev: 0 }],
    },
  });
  return waitFor('the express slot', async () => {
    const slots = await administrator.get<readonly Slot[]>('/api/TimeSlot', {
      pincode,
      FromDate: plan.Date,
      ToDate: plan.Date,
    });
    return slots.find(({ Start, State }) => Start === plan.Start && State === 'Open');
  });
};
