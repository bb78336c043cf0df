import { aSlot } from '../testing/slots.ts';
import { closeByHandRefusal } from './close-by-hand.ts';

const today = '2026-11-21';
const wish = { isClosed: true, dayClosedFor: '', today } as const;
const slot = aSlot({ date: today });

describe('closing a slot by hand', () => {
  it('today or later, is allowed', () =>
    expect([
      closeByHandRefusal(slot, wish),
      closeByHandRefusal(slot, { ...wish, isClosed: false }),
    ]).toEqual([null, null]));
  it('of a day that is over, is refused', () =>
    expect(closeByHandRefusal({ ...slot, date: '2026-11-20' }, wish)).toBe('slot-past'));
  it.each([
    ['blackout', 'slot-blackout'],
    ['weekly-off', 'slot-weekly-off'],
  ] as const)(
    'opening on a day that is closed (%s), is refused; closing is not',
    (dayClosedFor, code) => {
      expect(closeByHandRefusal(slot, { ...wish, isClosed: false, dayClosedFor })).toBe(code);
      expect(closeByHandRefusal(slot, { ...wish, dayClosedFor })).toBeNull();
    },
  );
  it('opening one of which more is taken than staff want, is refused; closing is not, nor opening once as much is taken', () => {
    const overbooked = { ...slot, capacity: 3, wanted: 1, free: 1 };
    expect([
      closeByHandRefusal(overbooked, { ...wish, isClosed: false }),
      closeByHandRefusal(overbooked, wish),
      closeByHandRefusal({ ...overbooked, free: 2 }, { ...wish, isClosed: false }),
    ]).toEqual(['slot-overbooked', null, null]);
  });
});
