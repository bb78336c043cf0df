import { addDays, shopDate } from '@tokri/contracts/dates';
import type { Api } from './api.ts';
import { serviceAreas } from './service-areas.ts';

const commonTerms = { Count: 40, CutOffMinutes: 120 } as const;
export const weekdayTemplates = [
  { Start: '07:00', End: '10:00', Fee: 0, ...commonTerms },
  { Start: '10:00', End: '13:00', Fee: 0, ...commonTerms },
  { Start: '16:00', End: '19:00', Fee: 0, ...commonTerms },
  { Start: '19:00', End: '22:00', Fee: 20, ...commonTerms },
] as const;

const ukEveningFee = 2;
export const ukWeekdayTemplates = weekdayTemplates.map((template) => ({
  ...template,
  Fee: template.Fee > 0 ? ukEveningFee : 0,
}));

const chennaiGroupId = 2;
const sunday = 0;
const blackoutAfterDays = 10;

export const createSlotTemplates = async (api: Api, now: Date): Promise<void> => {
  await api.write('/api/admin/delivery-slot/blackout-days', {
    key: 'blackout',
    body: {
      GroupId: 0,
      Date: addDays(shopDate(now), blackoutAfterDays),
      Closed: true,
      Reason: 'Stock taking',
    },
  });
  for (const { groupId } of serviceAreas) {
    const weeklyOff = groupId === chennaiGroupId ? [sunday] : [];
    await api.write('/api/admin/delivery-slot/templates', {
      key: `templates-${groupId}`,
      body: { GroupId: groupId, WeeklyOff: weeklyOff, Templates: weekdayTemplates },
    });
  }
};
