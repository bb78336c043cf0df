import { slotDaysAhead } from '@tokri/contracts/slots';
import { buildSlot } from '../../testing/fixtures.ts';
import { isSameBlackoutDay } from './blackout-days.ts';
import { isTemplateForDate, plannedSlots, planningDays, toSlotInputs } from './planned-slots.ts';
import {
  allEndAfterStart,
  decidePlanUpdate,
  type AreaPlan,
  haveUniqueStarts,
  type SlotTemplate,
  validateTemplates,
} from './slot-templates.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const template = (changes: Partial<SlotTemplate> = {}): SlotTemplate => ({
  start: '07:00',
  end: '10:00',
  weekdays: everyDay,
  count: 40,
  itemCount: null,
  feePaise: 0,
  partyFees: [],
  minimumOrderPaise: 0,
  cutOffMinutes: 120,
  cutOffHour: null,
  ...changes,
});

const chennai: AreaPlan = {
  groupId: 2,
  companyId: 1,
  weeklyOff: [0],
  templates: [template(), template({ start: '19:00', end: '22:00', feePaise: 2000 })],
};
const today = '2026-11-21';

describe('planningDays', () => {
  it('crosses the end of a year and a leap day in order', () => {
    expect(planningDays('2027-12-31').slice(0, 2)).toEqual(['2027-12-31', '2028-01-01']);
    expect(planningDays('2028-02-28').slice(0, 3)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
});

describe('plannedSlots', () => {
  const planned = plannedSlots(chennai, { today, blackoutDays: new Set(['2026-12-01']) });
  it('creates every template on every day', () => expect(planned).toHaveLength(slotDaysAhead * 2));
  it('creates slots with all units free', () =>
    expect(
      planned.every(({ capacity, freeCapacity }) => capacity === 40 && freeCapacity === 40),
    ).toBe(true));
  it('closes a weekly off with its reason', () =>
    expect(
      planned.filter(({ date }) => date === '2026-11-22').map((slot) => slot.dayClosureReason),
    ).toEqual(['weekly-off', 'weekly-off']));
  it('closes a blackout day with its reason', () =>
    expect(
      planned.filter(({ date }) => date === '2026-12-01').map((slot) => slot.dayClosureReason),
    ).toEqual(['blackout', 'blackout']));
});

describe('plannedSlots for weekday templates', () => {
  const [saturday, sunday, monday] = ['2026-11-21', '2026-11-22', '2026-11-23'];
  const group: AreaPlan = {
    groupId: 2,
    companyId: 1,
    weeklyOff: [],
    templates: [
      template({ weekdays: [1, 2, 3, 4, 5] }),
      template({
        weekdays: [0, 6],
        start: '09:00',
        end: '12:00',
        count: 10,
        itemCount: 90,
        cutOffHour: 20,
        partyFees: [{ partyId: 1, feePaise: 0 }],
      }),
    ],
  };
  const planned = plannedSlots(group, { today, blackoutDays: new Set() });
  it('creates each template on its weekdays only', () =>
    expect(
      [saturday, sunday, monday].map((day) =>
        planned.filter(({ date }) => date === day).map(({ start }) => start),
      ),
    ).toEqual([['09:00'], ['09:00'], ['07:00']]));
  it('copies all terms of the template', () =>
    expect(planned.find(({ date }) => date === sunday)).toEqual({
      companyId: 1,
      groupId: 2,
      date: sunday,
      start: '09:00',
      end: '12:00',
      capacity: 10,
      configuredCapacity: 10,
      freeCapacity: 10,
      piecesFree: 90,
      feePaise: 0,
      partyFees: [{ partyId: 1, feePaise: 0 }],
      minimumOrderPaise: 0,
      cutOffMinutes: 120,
      cutOffHour: 20,
      isClosedByStaff: false,
      dayClosureReason: '',
      waitlistLength: 0,
      termsRev: 1,
    }));
  it('uses the weekday of each date across the end of a year and a leap day', () =>
    expect(
      ['2027-12-31', '2028-01-01', '2028-02-29'].map((date) =>
        isTemplateForDate({ weekdays: [2, 5] }, date),
      ),
    ).toEqual([true, false, true]));
});

describe('validateTemplates', () => {
  it('rejects two templates that start together on a weekday', () => {
    expect(haveUniqueStarts([template(), template({ end: '11:00', weekdays: [3] })])).toBe(false);
    expect(validateTemplates([template(), template({ end: '11:00', weekdays: [3] })])).toBe(
      'template-doubled',
    );
  });
  it('accepts the same start on other weekdays', () => {
    expect(haveUniqueStarts([template({ weekdays: [1, 1] }), template({ weekdays: [2] })])).toBe(
      true,
    );
    expect(
      validateTemplates([template({ weekdays: [1] }), template({ weekdays: [2] })]),
    ).toBeNull();
  });
  it('rejects a template of no length', () =>
    expect(validateTemplates([template({ end: '07:00' })])).toBe('end-before-start'));
  it('accepts templates that end after they start', () =>
    expect(allEndAfterStart(chennai.templates)).toBe(true));
  it('rejects a template that ends before it starts', () =>
    expect(allEndAfterStart([...chennai.templates, { start: '10:00', end: '10:00' }])).toBe(false));
});

describe('decidePlanUpdate', () => {
  const stored = { ...chennai, rev: 3 };
  const other = { weeklyOff: [1], templates: chennai.templates };
  it.each([
    [
      'replaces the plan of the current version',
      stored,
      { ...other, rev: 3 },
      { ok: true, value: 'replace' },
    ],
    [
      'rejects an outdated version',
      stored,
      { ...other, rev: 2 },
      { ok: false, code: 'plan-changed' },
    ],
    [
      'replaces any plan without a version',
      stored,
      { ...other, rev: undefined },
      { ok: true, value: 'replace' },
    ],
    ['creates a plan when none exists', null, { ...other, rev: 0 }, { ok: true, value: 'replace' }],
    [
      'rejects version 0 when a plan exists by now',
      stored,
      { ...other, rev: 0 },
      { ok: false, code: 'plan-changed' },
    ],
    [
      'accepts a repeated update',
      stored,
      { weeklyOff: chennai.weeklyOff, templates: chennai.templates, rev: 2 },
      { ok: true, value: 'unchanged' },
    ],
    [
      'accepts a repeated update with other field order',
      stored,
      {
        weeklyOff: chennai.weeklyOff,
        templates: chennai.templates.map(
          (template) =>
            Object.fromEntries(Object.entries(template).reverse()) as unknown as SlotTemplate,
        ),
        rev: 2,
      },
      { ok: true, value: 'unchanged' },
    ],
  ])('%s', (_situation, plan, update, result) =>
    expect(decidePlanUpdate(plan, update)).toEqual(result),
  );
});

describe('toSlotInputs', () => {
  const existingSlots = [
    buildSlot({ slotId: 1, companyId: 3 }),
    buildSlot({ slotId: 2, start: '07:00' }),
    buildSlot({ slotId: 3, date: '2026-11-23' }),
  ];
  it('selects slots by start and weekday and keeps their company', () =>
    expect(
      toSlotInputs(
        [template({ start: '16:00', end: '20:00', weekdays: [0], count: 9, itemCount: 50 })],
        existingSlots,
      ),
    ).toMatchObject([
      {
        companyId: 3,
        groupId: 1,
        date: '2026-11-22',
        start: '16:00',
        end: '20:00',
        capacity: 9,
        pieceCapacity: 50,
      },
    ]));
  it('returns nothing when no template applies', () =>
    expect(toSlotInputs([], existingSlots)).toEqual([]));
});

describe('isSameBlackoutDay', () => {
  const stored = { groupId: 0, date: '2026-12-01', closed: true, reason: 'Diwali' };
  it.each([
    ['reports no change for the same reason', stored, stored, true],
    ['reports a change for another reason', stored, { ...stored, reason: 'Holi' }, false],
    ['reports a change when the day is opened', stored, { ...stored, closed: false }, false],
    ['reports a change for a new day', null, stored, false],
  ])('%s', (_situation, storedDay, update, expected) =>
    expect(isSameBlackoutDay(storedDay, update)).toBe(expected),
  );
});
