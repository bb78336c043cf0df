import { buildSlot } from '../../testing/fixtures.ts';
import { newSlotDocument, toSlot, type SlotDocument } from './slot-model.ts';

const stored = (changes: Partial<SlotDocument> = {}): SlotDocument => ({
  ...newSlotDocument(5, buildSlot()),
  rev: 1,
  ...changes,
});

describe('slot document', () => {
  it('round-trips a slot', () => expect(toSlot(stored())).toEqual(buildSlot()));
  it('keeps both reasons when staff close a slot on a blackout day', () =>
    expect(toSlot(stored({ closedFor: 'blackout', closedByStaff: true }))).toMatchObject({
      isClosedByStaff: true,
      dayClosureReason: 'blackout',
    }));
});
