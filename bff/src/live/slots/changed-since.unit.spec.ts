import { createSlotAvailabilityView } from './slot-availability-view.ts';
import type { SlotSnapshot } from './slot-availability.ts';

const at = (seconds: number): Date => new Date(Date.parse('2026-11-21T06:00:00Z') + seconds * 1000);
const slotSnapshot = (slotId: number, left: number, groupId = 1): SlotSnapshot => ({
  slotId,
  companyId: 1,
  groupId,
  date: '2026-11-22',
  start: '16:00',
  end: '19:00',
  cutOffAt: '2026-11-22T14:00:00.000+05:30',
  feePaise: 0,
  minimumOrderPaise: 0,
  capacity: 40,
  left,
  itemsFree: null,
  closedFor: '',
});

describe('changedSince', () => {
  const view = createSlotAvailabilityView();
  const changed = (since: number, groupId = 1) =>
    view.changedSince(groupId, at(since)).map(({ SlotId, Left }) => [SlotId, Left]);
  beforeAll(() => {
    view.upsertSlot('1', slotSnapshot(1, 4), at(0));
    view.upsertSlot('2', slotSnapshot(2, 4), at(0));
    view.upsertSlot('3', slotSnapshot(3, 4, 2), at(20));
    view.upsertSlot('1', slotSnapshot(1, 3), at(20));
    view.upsertSlot('2', slotSnapshot(2, 4), at(20));
  });
  it('returns a slot changed since then', () => expect(changed(10)).toEqual([[1, 3]]));
  it('returns each slot once', () =>
    expect(changed(0)).toEqual([
      [1, 3],
      [2, 4],
    ]));
  it('returns nothing after the last change', () => expect(changed(21)).toEqual([]));
  it('returns slots of the given group only', () => expect(changed(10, 2)).toEqual([[3, 4]]));
});
