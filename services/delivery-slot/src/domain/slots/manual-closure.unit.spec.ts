import { buildSlot } from '../../testing/fixtures.ts';
import { validateManualClosure } from './manual-closure.ts';

const today = '2026-11-21';
const wish = { isClosed: true, dayClosureReason: '', today } as const;
const slot = buildSlot({ date: today });

describe('closing a slot by hand', () => {
  it('today or later, is allowed', () =>
    expect([
      validateManualClosure(slot, wish),
      validateManualClosure(slot, { ...wish, isClosed: false }),
    ]).toEqual([null, null]));
  it('of a day that is over, is refused', () =>
    expect(validateManualClosure({ ...slot, date: '2026-11-20' }, wish)).toBe('slot-past'));
  it.each([
    ['blackout', 'slot-blackout'],
    ['weekly-off', 'slot-weekly-off'],
  ] as const)(
    'opening on a day that is closed (%s), is refused; closing is not',
    (dayClosureReason, code) => {
      expect(validateManualClosure(slot, { ...wish, isClosed: false, dayClosureReason })).toBe(
        code,
      );
      expect(validateManualClosure(slot, { ...wish, dayClosureReason })).toBeNull();
    },
  );
  it('opening one of which more is taken than staff want, is refused; closing is not, nor opening once as much is taken', () => {
    const overbooked = { ...slot, capacity: 3, configuredCapacity: 1, free: 1 };
    expect([
      validateManualClosure(overbooked, { ...wish, isClosed: false }),
      validateManualClosure(overbooked, wish),
      validateManualClosure({ ...overbooked, free: 2 }, { ...wish, isClosed: false }),
    ]).toEqual(['slot-overbooked', null, null]);
  });
});
