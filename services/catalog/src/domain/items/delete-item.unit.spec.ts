import { buildItem } from '../../../test/item-fixtures.ts';
import { markDeleted, undoWindowDays, undoDeletion } from './delete-item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 86_400_000 + ms);
const hidden = buildItem({ status: 'hidden' });
const deleted = markDeleted(hidden, now);

describe('a deleted item', () => {
  it('keeps what it was, and a second time stays as it is', () => {
    expect(deleted).toEqual({
      ...hidden,
      status: 'deleted',
      statusBefore: 'hidden',
      deletedAt: now,
      changedAt: now,
    });
    expect(markDeleted(deleted, later(1))).toBe(deleted);
  });
  it('to the end of its days, comes back as it was', () =>
    expect(undoDeletion(deleted, later(undoWindowDays))).toEqual({
      ...hidden,
      changedAt: later(undoWindowDays),
    }));
  it('a millisecond later, does not come back', () =>
    expect(undoDeletion(deleted, later(undoWindowDays, 1))).toBe('too-late'));
  it('one that is not deleted, has nothing to undo', () =>
    expect(undoDeletion(hidden, later(1))).toBe(hidden));
  it('can be undone for 30 days, as row I3 says', () => expect(undoWindowDays).toBe(30));
});
