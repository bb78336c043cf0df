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
const slots = Array.from({ length: slotDaysAhead }, (_, at) =>
  buildSlotUsage({ Id: at + 1, Date: addDays(today, at), Booked: at === 3 ? 5 : 0, Held: 0 }),
);

describe('a change of what rolls', () => {
  it('of a window, leaves the slots that are there and tells how many have orders', () => {
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
  it('of a new time, gives each of its weekdays a slot at once', () =>
    expect(
      calculateChangeEffect({
        before: null,
        after: { Start: '16:00', Weekdays: [0] },
        slots,
        today,
      }),
    ).toMatchObject({ unchangedSlots: [], addedDays: 3 }));
  it('that moves a window to another weekday, counts the old days as staying', () => {
    const { unchangedSlots, addedDays } = calculateChangeEffect({
      before: buildTemplate({ Weekdays: [1] }),
      after: { Start: '07:00', Weekdays: [1, 2] },
      slots: slots.filter(({ Date: day }) => weekday(day) === 1),
      today,
    });
    expect([unchangedSlots.length, addedDays]).toEqual([2, 2]);
  });
  it('that ends a window, adds nothing', () =>
    expect(
      calculateChangeEffect({ before: buildTemplate(), after: null, slots, today }),
    ).toMatchObject({
      addedDays: 0,
      slotsWithOrders: 1,
    }));
  it('written as it was told, leaves limits out that are not there', () =>
    expect(Object.keys(toTemplateBody(buildTemplate()))).not.toEqual(
      expect.arrayContaining(['ItemCount', 'CutOffHour']),
    ));
});

describe('a window among those of its area', () => {
  const [early, late] = [
    buildTemplate({ Weekdays: [1, 2] }),
    buildTemplate({ Start: '16:00', End: '18:00' }),
  ];
  it('read anew, is the same by its start and weekdays', () =>
    expect(withoutTemplate([early, late], { ...early, Count: 7, Weekdays: [1, 2] })).toEqual([
      late,
    ]));
  it('of another weekday or start, is another', () =>
    expect(withoutTemplate([early, late], buildTemplate({ Weekdays: [3] }))).toEqual([
      early,
      late,
    ]));
  it('changed, stands in its place and by its start', () => {
    const after = buildTemplate({ Start: '20:00', End: '21:00' });
    expect(replaceTemplate([{ ...early }, late], { before: early, after })).toEqual([late, after]);
    expect(replaceTemplate([late], { before: null, after: early })).toEqual([early, late]);
  });
});
