import { item } from '../../test/samples.ts';
import { deleteItem, undoDays, undoDelete } from './delete-item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 86_400_000 + ms);
const hidden = item({ status: 'hidden' });
const deleted = deleteItem(hidden, now);

describe('a deleted item', () => {
  it('keeps what it was, and a second time stays as it is', () => {
    expect(deleted).toEqual({
      ...hidden,
      status: 'deleted',
      statusBefore: 'hidden',
      deletedAt: now,
      changedAt: now,
    });
    expect(deleteItem(deleted, later(1))).toBe(deleted);
  });
  it('to the end of its days, comes back as it was', () =>
    expect(undoDelete(deleted, later(undoDays))).toEqual({
      ...hidden,
      changedAt: later(undoDays),
    }));
  it('a millisecond later, does not come back', () =>
    expect(undoDelete(deleted, later(undoDays, 1))).toBe('too-late'));
  it('one that is not deleted, has nothing to undo', () =>
    expect(undoDelete(hidden, later(1))).toBe(hidden));
  it('can be undone for 30 days, as row I3 says', () => expect(undoDays).toBe(30));
});
