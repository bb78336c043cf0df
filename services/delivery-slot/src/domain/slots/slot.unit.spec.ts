import { buildSlot } from '../../testing/fixtures.ts';
import { cutOffAt, endsAt, slotKey, startsAt } from './slot.ts';

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
  it('has one key per company, group, day and start', () =>
    expect(slotKey(buildSlot())).toBe('1:1:2026-11-22:16:00'));
});
