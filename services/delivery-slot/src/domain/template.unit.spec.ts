import { dayClosedFor, daysAhead, daysFrom, plannedSlots, templatesEndAfterStart, type GroupTemplate } from './template.ts';

const chennai: GroupTemplate = { groupId: 2, companyId: 1, weeklyOff: [0], templates: [{ start: '07:00', end: '10:00', count: 40, feePaise: 0, minimumOrderPaise: 0, cutOffMinutes: 120 }, { start: '19:00', end: '22:00', count: 40, feePaise: 2000, minimumOrderPaise: 0, cutOffMinutes: 120 }] };
const today = '2026-11-21';

describe('the days ahead', () => {
  it('over the end of a year and a leap day, in order', () => {
    expect(daysFrom('2027-12-31').slice(0, 2)).toEqual(['2027-12-31', '2028-01-01']);
    expect(daysFrom('2028-02-28').slice(0, 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });
});

describe('planned slots of a group', () => {
  const planned = plannedSlots(chennai, { today, blackoutDays: new Set(['2026-12-01']) });
  it('every template on every day', () => expect(planned).toHaveLength(daysAhead * 2));
  it('all places are free', () => expect(planned.every(({ capacity, free }) => capacity === 40 && free === 40)).toBe(true));
  it('Sunday off, listed as closed with the reason', () => expect(planned.filter(({ date }) => date === '2026-11-22').map(({ closedFor }) => closedFor)).toEqual(['weekly-off', 'weekly-off']));
  it('a blackout day, listed as closed with the reason', () => expect(planned.filter(({ date }) => date === '2026-12-01').map(({ closedFor }) => closedFor)).toEqual(['blackout', 'blackout']));
});

describe('templates of a group', () => {
  it('each ends after its start, fine', () => expect(templatesEndAfterStart(chennai.templates)).toBe(true));
  it('one does not, refused', () => expect(templatesEndAfterStart([...chennai.templates, { start: '10:00', end: '10:00' }])).toBe(false));
});

describe('a day that is both', () => {
  it('a blackout day on a Sunday, the blackout is told', () => expect(dayClosedFor('2026-11-22', { weeklyOff: [0], blackoutDays: new Set(['2026-11-22']) })).toBe('blackout'));
  it('an ordinary day, open', () => expect(dayClosedFor('2026-11-23', { weeklyOff: [0], blackoutDays: new Set() })).toBe(''));
});
