import { atKolkata, buildSlot } from '../../testing/fixtures.ts';
import { alternativeDates, nearestAlternatives } from './alternative-slots.ts';
import type { SlotRequirements } from './slot-availability.ts';

const ask = (changes: Partial<SlotRequirements> = {}): SlotRequirements => ({
  now: atKolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});

describe('alternativeDates', () => {
  it('are the day before and two days after', () =>
    expect(alternativeDates('2026-11-24', '2026-11-22')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]));
  it('exclude the past and days beyond the planning period', () => {
    expect(alternativeDates('2026-11-22', '2026-11-22')).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(alternativeDates('2026-12-06', '2026-11-22')).toEqual(['2026-12-05', '2026-12-06']);
  });
});

describe('nearestAlternatives', () => {
  it('returns open slots, nearest in time first', () => {
    const full = buildSlot({ freeCapacity: 0 });
    const near = buildSlot({ slotId: 6, start: '19:00', end: '22:00' });
    const far = buildSlot({ slotId: 7, date: '2026-11-23' });
    const closed = buildSlot({ slotId: 8, start: '17:00', isClosedByStaff: true });
    expect(
      nearestAlternatives(full, [far, closed, near, full], { requirements: ask(), limit: 3 }).map(
        ({ slotId }) => slotId,
      ),
    ).toEqual([6, 7]);
  });
});
