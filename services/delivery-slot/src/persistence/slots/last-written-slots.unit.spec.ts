import { createLastWrittenSlots } from './last-written-slots.ts';
import { newSlotDocument, type SlotDocument } from './slot-model.ts';
import { buildSlot } from '../../testing/fixtures.ts';

const atVersion = (rev: number): SlotDocument => ({ ...newSlotDocument(5, buildSlot()), rev });

describe('createLastWrittenSlots', () => {
  it('knows only slots that were written', () => {
    const written = createLastWrittenSlots();
    written.set(atVersion(1));
    expect([written.get(5)?.rev, written.get(6)]).toEqual([1, undefined]);
  });

  it('keeps the newest version when concurrent writes are answered in another order', () => {
    const written = createLastWrittenSlots();
    for (const rev of [1, 3, 2]) written.set(atVersion(rev));
    expect(written.get(5)?.rev).toBe(3);
  });
});
