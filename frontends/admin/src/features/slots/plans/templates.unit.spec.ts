import { addDays, weekday } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import { buildSlotUsage, buildTemplate } from '../../../testing/fake-slots-api.ts';
import {
  toTemplateBody,
  calculateChangeEffect,
  withoutTemplate,
  replaceTemplate,
} from './templates.ts';

const today = '2026-11-22';
const slots = Array.from({ length: slotDaysAhead }, (_, index) =>
  buildSlotUsage({
    Id: index + 1,
    Date: addDays(today, index),
    Booked: index === 3 ? 5 : 0,
    Held: 0,
  }),
);

describe('calculateChangeEffect', () => {
  it('keeps existing slots and counts those with orders', () => {
    expect(
      calculateChangeEffect({
        before: buildTemplate(),
        after: buildTemplate({ Count: 10 }),
        slots,
        today,
      }),
    ).toMatchObject({
      unchangedSlots: slots,
      slotsWithOrders: 1,
      addedDays: 0,
      firstNewDay: addDays(today, slotDaysAhead),
    });
  });
  it('adds a slot on each matching weekday for a new time', () =>
    expect(
      calculateChangeEffect({
        before: null,
        after: { Start: '16:00', Weekdays: [0] },
        slots,
        today,
      }),
    ).toMatchObject({ unchangedSlots: [], addedDays: 3 }));
  it('counts the slots of the previous weekdays as unchanged', () => {
    const { unchangedSlots, addedDays } = calculateChangeEffect({
      before: buildTemplate({ Weekdays: [1] }),
      after: { Start: '07:00', Weekdays: [1, 2] },
      slots: slots.filter(({ Date: day }) => weekday(day) === 1),
      today,
    });
    expect([unchangedSlots.length, addedDays]).toEqual([2, 2]);
  });
  it('adds no slots when a template is deleted', () =>
    expect(
      calculateChangeEffect({ before: buildTemplate(), after: null, slots, today }),
    ).toMatchObject({
      addedDays: 0,
      slotsWithOrders: 1,
    }));
  it('toTemplateBody omits limits that are not set', () =>
    expect(Object.keys(toTemplateBody(buildTemplate()))).not.toEqual(
      expect.arrayContaining(['ItemCount', 'CutOffHour']),
    ));
});

describe('replaceTemplate', () => {
  const [early, late] = [
    buildTemplate({ Weekdays: [1, 2] }),
    buildTemplate({ Start: '16:00', End: '18:00' }),
  ];
  it('identifies a template by start and weekdays instead of object identity', () =>
    expect(withoutTemplate([early, late], { ...early, Count: 7, Weekdays: [1, 2] })).toEqual([
      late,
    ]));
  it('treats another weekday or start as another template', () =>
    expect(withoutTemplate([early, late], buildTemplate({ Weekdays: [3] }))).toEqual([
      early,
      late,
    ]));
  it('replaces the template and sorts by start', () => {
    const after = buildTemplate({ Start: '20:00', End: '21:00' });
    expect(replaceTemplate([{ ...early }, late], { before: early, after })).toEqual([late, after]);
    expect(replaceTemplate([late], { before: null, after: early })).toEqual([early, late]);
  });
});
