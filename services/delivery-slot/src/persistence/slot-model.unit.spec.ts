import { aSlot } from '../testing/slots.ts';
import { newSlotDocument, toSlot, type SlotDocument } from './slot-model.ts';

const stored = (changes: Partial<SlotDocument> = {}): SlotDocument => ({ ...newSlotDocument(5, aSlot()), rev: 1, ...changes });
/** As it was stored before staff's hand had a field of its own. */
const before = (closedFor: SlotDocument['closedFor']): SlotDocument => {
  const { closedByStaff: _closedByStaff, ...document } = stored({ closedFor });
  return document;
};

describe('a slot as it is stored', () => {
  it('comes back as it was', () => expect(toSlot(stored())).toEqual(aSlot()));
  it('closed by staff on a blackout day, says both', () => expect(toSlot(stored({ closedFor: 'blackout', closedByStaff: true }))).toMatchObject({ isClosedByStaff: true, dayClosedFor: 'blackout' }));
  it.each([
    ['closed', { isClosedByStaff: true, dayClosedFor: '' }], ['blackout', { isClosedByStaff: false, dayClosedFor: 'blackout' }], ['', { isClosedByStaff: false, dayClosedFor: '' }],
  ] as const)('before staff had a field of their own, closed for "%s"', (closedFor, read) => expect(toSlot(before(closedFor))).toMatchObject(read));
});
