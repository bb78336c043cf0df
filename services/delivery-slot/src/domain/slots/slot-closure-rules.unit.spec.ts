import { buildSlot } from '../../testing/fixtures.ts';
import {
  closureReason,
  findDayClosureReason,
  validateClosedByStaffChange,
} from './slot-closure-rules.ts';

const today = '2026-11-21';
const command = { isClosed: true, dayClosureReason: '', today } as const;
const slot = buildSlot({ date: today });

describe('findDayClosureReason', () => {
  it('reports the blackout when both apply', () =>
    expect(
      findDayClosureReason('2026-11-22', { weeklyOff: [0], blackoutDays: new Set(['2026-11-22']) }),
    ).toBe('blackout'));
  it('is the weekly off on that weekday', () =>
    expect(findDayClosureReason('2026-11-22', { weeklyOff: [0], blackoutDays: new Set() })).toBe(
      'weekly-off',
    ));
  it('is empty for an ordinary day', () =>
    expect(findDayClosureReason('2026-11-23', { weeklyOff: [0], blackoutDays: new Set() })).toBe(
      '',
    ));
});

describe('closureReason', () => {
  it.each([
    ['', false, ''],
    ['', true, 'closed'],
    ['blackout', true, 'blackout'],
    ['weekly-off', false, 'weekly-off'],
  ] as const)(
    'with day reason "%s" and closed by staff %s is "%s"',
    (dayClosureReason, isClosedByStaff, reason) =>
      expect(closureReason(buildSlot({ dayClosureReason, isClosedByStaff }))).toBe(reason),
  );
});

describe('validateClosedByStaffChange', () => {
  it('accepts a slot of today or later', () =>
    expect([
      validateClosedByStaffChange(slot, command),
      validateClosedByStaffChange(slot, { ...command, isClosed: false }),
    ]).toEqual([null, null]));
  it('rejects a slot of the past', () =>
    expect(validateClosedByStaffChange({ ...slot, date: '2026-11-20' }, command)).toBe(
      'slot-past',
    ));
  it.each([
    ['blackout', 'slot-blackout'],
    ['weekly-off', 'slot-weekly-off'],
  ] as const)('rejects opening but not closing on a closed day (%s)', (dayClosureReason, code) => {
    expect(
      validateClosedByStaffChange(slot, { ...command, isClosed: false, dayClosureReason }),
    ).toBe(code);
    expect(validateClosedByStaffChange(slot, { ...command, dayClosureReason })).toBeNull();
  });
  it('rejects opening an overbooked slot, but not closing it or opening it once it is no longer overbooked', () => {
    const overbooked = { ...slot, capacity: 3, configuredCapacity: 1, freeCapacity: 1 };
    expect([
      validateClosedByStaffChange(overbooked, { ...command, isClosed: false }),
      validateClosedByStaffChange(overbooked, command),
      validateClosedByStaffChange(
        { ...overbooked, freeCapacity: 2 },
        { ...command, isClosed: false },
      ),
    ]).toEqual(['slot-overbooked', null, null]);
  });
});
