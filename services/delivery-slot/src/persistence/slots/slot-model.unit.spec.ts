import { buildSlot } from '../../testing/fixtures.ts';
import { newSlotDocument, toSlot, type SlotDocument } from './slot-model.ts';

const stored = (changes: Partial<SlotDocument> = {}): SlotDocument => ({
  ...newSlotDocument(5, buildSlot()),
  rev: 1,
  ...changes,
});

describe('a slot as it is stored', () => {
  it('comes back as it was', () => expect(toSlot(stored())).toEqual(buildSlot()));
  it('closed by staff on a blackout day, says both', () =>
    expect(toSlot(stored({ closedFor: 'blackout', closedByStaff: true }))).toMatchObject({
      isClosedByStaff: true,
      dayClosureReason: 'blackout',
    }));
});
