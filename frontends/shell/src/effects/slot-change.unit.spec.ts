import type { SlotResponse } from '@tokri/contracts/api';
import { withSlotAvailability } from './slot-change.ts';

const slot = (Id: number, date: string, State: SlotResponse['State'] = 'Open') =>
  ({ Id, Date: date, MinimumDate: '2026-11-23', Left: 4, State }) as SlotResponse;
const slots = [slot(1, '2026-11-22', 'Full'), slot(2, '2026-11-23'), slot(3, '2026-11-24')];
const minimumDates = (changed: readonly SlotResponse[]) =>
  changed.map(({ MinimumDate }) => MinimumDate);

describe('withSlotAvailability', () => {
  it('changes the availability of one slot', () => {
    const changed = withSlotAvailability(slots, { SlotId: 2, Left: 0, State: 'Full' });
    expect(changed).toEqual([slots[0], { ...slots[1], Left: 0, State: 'Full' }, slots[2]]);
  });
  it('moves the minimum date of all slots to an earlier day that opens', () =>
    expect(
      minimumDates(withSlotAvailability(slots, { SlotId: 1, Left: 1, State: 'FewLeft' })),
    ).toEqual(['2026-11-22', '2026-11-22', '2026-11-22']));
  it('keeps the minimum date when a later day opens or an earlier one stays full', () => {
    for (const event of [
      { SlotId: 3, Left: 5, State: 'Open' },
      { SlotId: 1, Left: 0, State: 'Full' },
    ])
      expect(minimumDates(withSlotAvailability(slots, event))).toEqual(minimumDates(slots));
  });
  it('returns the same list for a slot that it does not have', () =>
    expect(withSlotAvailability(slots, { SlotId: 9, Left: 1, State: 'Open' })).toBe(slots));
});
