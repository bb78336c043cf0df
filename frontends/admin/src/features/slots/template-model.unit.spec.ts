import { addDays, slotDaysAhead, weekday } from '@tokri/contracts';
import { aFill, aTemplate } from '../../testing/slot-desk.ts';
import { bodyOf, rolledEffect, withTerms } from './template-model.ts';

const today = '2026-11-22';
const slots = Array.from({ length: slotDaysAhead }, (_, at) => aFill({ Id: at + 1, Date: addDays(today, at), Booked: at === 3 ? 5 : 0, Held: 0 }));

describe('a change of what rolls', () => {
  it('of a window, leaves the slots that are there and tells how many have orders', () => {
    expect(rolledEffect({ before: aTemplate(), after: aTemplate({ Count: 10 }), slots, today })).toMatchObject({ staying: slots, taken: 1, added: 0, firstDay: addDays(today, slotDaysAhead) });
  });
  it('of a new time, gives each of its weekdays a slot at once', () => expect(rolledEffect({ before: null, after: { Start: '16:00', Weekdays: [0] }, slots, today })).toMatchObject({ staying: [], added: 3 }));
  it('that moves a window to another weekday, counts the old days as staying', () => {
    const { staying, added } = rolledEffect({ before: aTemplate({ Weekdays: [1] }), after: { Start: '07:00', Weekdays: [1, 2] }, slots: slots.filter(({ Date: day }) => weekday(day) === 1), today });
    expect([staying.length, added]).toEqual([2, 2]);
  });
  it('that ends a window, adds nothing', () => expect(rolledEffect({ before: aTemplate(), after: null, slots, today })).toMatchObject({ added: 0, taken: 1 }));
  it('for the slots that are there, too, takes those that the window still means', () => {
    const changed = withTerms(slots, aTemplate({ End: '10:00', Weekdays: [0] }), { Count: 9 });
    expect(changed.map(({ Date: day }) => day)).toEqual([today, addDays(today, 7), addDays(today, 14)]);
    expect(changed[0]).toEqual({ Date: today, Start: '07:00', End: '10:00', Count: 9 });
  });
  it('written as it was told, leaves limits out that are not there', () => expect(Object.keys(bodyOf(aTemplate()))).not.toEqual(expect.arrayContaining(['ItemCount', 'CutOffHour'])));
});
