import { slotPlanOperations } from './slot-plans.ts';

const slot = {
  Date: '2026-11-30',
  Start: '07:00',
  End: '09:00',
  Count: 11,
  Fee: 0,
  CutOffMinutes: 0,
  CutOffHour: 20,
  MinimumOrder: 0,
};
const issuesOf = (...Slots: object[]) =>
  slotPlanOperations.saveSlots.body
    .safeParse({ CompanyId: 1, GroupId: 1, Slots })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('save-slots', () => {
  it('takes two slots of a day and the same time on two days', () =>
    expect(
      issuesOf(slot, { ...slot, Start: '09:00' }, { ...slot, Date: '2026-12-01' }),
    ).toBeUndefined());
  it('refuses two figures for one slot', () =>
    expect(issuesOf(slot, { ...slot, Count: 12 })).toEqual([
      ['Slots', 'must name each slot once'],
    ]));
});
