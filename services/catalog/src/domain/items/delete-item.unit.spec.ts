import { buildItem } from '../../../test/item-fixtures.ts';
import { markDeleted, undoWindowDays, undoDeletion } from './delete-item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 86_400_000 + ms);
const hidden = buildItem({ status: 'hidden' });
const deleted = markDeleted(hidden, now);

describe('markDeleted and undoDeletion', () => {
  it('keeps the previous status and ignores a second deletion', () => {
    expect(deleted).toEqual({
      ...hidden,
      status: 'deleted',
      statusBefore: 'hidden',
      deletedAt: now,
      changedAt: now,
    });
    expect(markDeleted(deleted, later(1))).toBe(deleted);
  });
  it('restores the item until the end of the undo window', () =>
    expect(undoDeletion(deleted, later(undoWindowDays))).toEqual({
      ...hidden,
      changedAt: later(undoWindowDays),
    }));
  it('rejects a restore one millisecond after the undo window', () =>
    expect(undoDeletion(deleted, later(undoWindowDays, 1))).toBe('too-late'));
  it('leaves an item unchanged that is not deleted', () =>
    expect(undoDeletion(hidden, later(1))).toBe(hidden));
  it('has an undo window of 30 days', () => expect(undoWindowDays).toBe(30));
});
