import { aSlot } from '../testing/slots.ts';
import { newSlotDocument, toSlot, type SlotDocument } from './slot-model.ts';

const stored = (changes: Partial<SlotDocument> = {}): SlotDocument => ({
  ...newSlotDocument(5, aSlot()),
  rev: 1,
  ...changes,
});

describe('a slot as it is stored', () => {
  it('comes back as it was', () => expect(toSlot(stored())).toEqual(aSlot()));
  it('closed by staff on a blackout day, says both', () =>
    expect(toSlot(stored({ closedFor: 'blackout', closedByStaff: true }))).toMatchObject({
      isClosedByStaff: true,
      dayClosedFor: 'blackout',
    }));
});
