import { buildSlot } from '../../testing/fixtures.ts';
import { cutOffAt, endsAt, slotKey, startsAt } from './slot.ts';
import { closureReason } from './slot-closing-rules.ts';

describe('slot', () => {
  it('uses times of Asia/Kolkata', () =>
    expect(
      [startsAt(buildSlot()), endsAt(buildSlot()), cutOffAt(buildSlot())].map((at) =>
        at.toISOString(),
      ),
    ).toEqual([
      '2026-11-22T10:30:00.000Z',
      '2026-11-22T13:30:00.000Z',
      '2026-11-22T08:30:00.000Z',
    ]));
  it.each([
    ['', false, ''],
    ['', true, 'closed'],
    ['blackout', true, 'blackout'],
    ['weekly-off', false, 'weekly-off'],
  ] as const)(
    'closureReason with day reason "%s" and closed by staff %s is "%s"',
    (dayClosureReason, isClosedByStaff, reason) =>
      expect(closureReason(buildSlot({ dayClosureReason, isClosedByStaff }))).toBe(reason),
  );
  it('has one key per company, group, day and start', () =>
    expect(slotKey(buildSlot())).toBe('1:1:2026-11-22:16:00'));
});
