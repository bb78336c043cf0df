import { buildSlot } from '../../testing/fixtures.ts';
import { validateManualClosure } from './manual-closure.ts';

const today = '2026-11-21';
const command = { isClosed: true, dayClosureReason: '', today } as const;
const slot = buildSlot({ date: today });

describe('validateManualClosure', () => {
  it('accepts a slot of today or later', () =>
    expect([
      validateManualClosure(slot, command),
      validateManualClosure(slot, { ...command, isClosed: false }),
    ]).toEqual([null, null]));
  it('rejects a slot of the past', () =>
    expect(validateManualClosure({ ...slot, date: '2026-11-20' }, command)).toBe('slot-past'));
  it.each([
    ['blackout', 'slot-blackout'],
    ['weekly-off', 'slot-weekly-off'],
  ] as const)('rejects opening but not closing on a closed day (%s)', (dayClosureReason, code) => {
    expect(validateManualClosure(slot, { ...command, isClosed: false, dayClosureReason })).toBe(
      code,
    );
    expect(validateManualClosure(slot, { ...command, dayClosureReason })).toBeNull();
  });
  it('rejects opening an overbooked slot, but not closing it or opening it once it is no longer overbooked', () => {
    const overbooked = { ...slot, capacity: 3, configuredCapacity: 1, free: 1 };
    expect([
      validateManualClosure(overbooked, { ...command, isClosed: false }),
      validateManualClosure(overbooked, command),
      validateManualClosure({ ...overbooked, free: 2 }, { ...command, isClosed: false }),
    ]).toEqual(['slot-overbooked', null, null]);
  });
});
