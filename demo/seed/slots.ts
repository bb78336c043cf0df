import type { Api } from './api.ts';
import { areas } from './areas.ts';

const shared = { Count: 40, CutOffMinutes: 120 } as const;
const templates = [
  { Start: '07:00', End: '10:00', Fee: 0, ...shared },
  { Start: '10:00', End: '13:00', Fee: 0, ...shared },
  { Start: '16:00', End: '19:00', Fee: 0, ...shared },
  { Start: '19:00', End: '22:00', Fee: 20, ...shared },
] as const;

const chennai = 2;
const sunday = 0;
const blackoutAfterDays = 10;
const dayMs = 86_400_000;

/** The day so many days after `now` in India, which keeps no summer time. */
export const indianDate = (now: Date, daysLater: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(now.getTime() + daysLater * dayMs));

/** Times of delivery that roll 14 days ahead, with Sunday off in Chennai, and a day on which nothing is delivered. */
export const openSlots = async (api: Api, now: Date): Promise<void> => {
  await api.write('/api/admin/delivery-slot/blackout-days', {
    key: 'blackout',
    body: {
      GroupId: 0,
      Date: indianDate(now, blackoutAfterDays),
      Closed: true,
      Reason: 'Stock taking',
    },
  });
  for (const { groupId } of areas) {
    const weeklyOff = groupId === chennai ? [sunday] : [];
    await api.write('/api/admin/delivery-slot/templates', {
      key: `templates-${groupId}`,
      body: { GroupId: groupId, WeeklyOff: weeklyOff, Templates: templates },
    });
  }
};
