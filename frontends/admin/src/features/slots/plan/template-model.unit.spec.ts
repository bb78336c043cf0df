import { addDays, slotDaysAhead, weekday } from '@tokri/contracts';
import { aFill, aTemplate } from '../../../testing/slot-desk.ts';
import { bodyOf, rolledEffect, without, withWindow } from './template-model.ts';

const today = '2026-11-22';
const slots = Array.from({ length: slotDaysAhead }, (_, at) =>
  aFill({ Id: at + 1, Date: addDays(today, at), Booked: at === 3 ? 5 : 0, Held: 0 }),
);

describe('a change of what rolls', () => {
  it('of a window, leaves the slots that are there and tells how many have orders', () => {
    expect(
      rolledEffect({ before: aTemplate(), after: aTemplate({ Count: 10 }), slots, today }),
    ).toMatchObject({
      staying: slots,
      taken: 1,
      added: 0,
      firstDay: addDays(today, slotDaysAhead),
    });
  });
  it('of a new time, gives each of its weekdays a slot at once', () =>
    expect(
      rolledEffect({ before: null, after: { Start: '16:00', Weekdays: [0] }, slots, today }),
    ).toMatchObject({ staying: [], added: 3 }));
  it('that moves a window to another weekday, counts the old days as staying', () => {
    const { staying, added } = rolledEffect({
      before: aTemplate({ Weekdays: [1] }),
      after: { Start: '07:00', Weekdays: [1, 2] },
      slots: slots.filter(({ Date: day }) => weekday(day) === 1),
      today,
    });
    expect([staying.length, added]).toEqual([2, 2]);
  });
  it('that ends a window, adds nothing', () =>
    expect(rolledEffect({ before: aTemplate(), after: null, slots, today })).toMatchObject({
      added: 0,
      taken: 1,
    }));
  it('written as it was told, leaves limits out that are not there', () =>
    expect(Object.keys(bodyOf(aTemplate()))).not.toEqual(
      expect.arrayContaining(['ItemCount', 'CutOffHour']),
    ));
});

describe('a window among those of its area', () => {
  const [early, late] = [
    aTemplate({ Weekdays: [1, 2] }),
    aTemplate({ Start: '16:00', End: '18:00' }),
  ];
  it('read anew, is the same by its start and weekdays', () =>
    expect(without([early, late], { ...early, Count: 7, Weekdays: [1, 2] })).toEqual([late]));
  it('of another weekday or start, is another', () =>
    expect(without([early, late], aTemplate({ Weekdays: [3] }))).toEqual([early, late]));
  it('changed, stands in its place and by its start', () => {
    const after = aTemplate({ Start: '20:00', End: '21:00' });
    expect(withWindow([{ ...early }, late], { before: early, after })).toEqual([late, after]);
    expect(withWindow([late], { before: null, after: early })).toEqual([early, late]);
  });
});
