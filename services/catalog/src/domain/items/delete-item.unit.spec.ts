import { dayMs } from '@tokri/contracts/dates';
import { buildItem } from '../../../test/item-fixtures.ts';
import { markDeleted, restoreWindowDays, markRestored } from './delete-item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * dayMs + ms);
const hidden = buildItem({ status: 'hidden' });
const deleted = markDeleted(hidden, now);

describe('markDeleted and markRestored', () => {
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
  it('restores the item until the end of the restore window', () =>
    expect(markRestored(deleted, later(restoreWindowDays))).toEqual({
      ...hidden,
      changedAt: later(restoreWindowDays),
    }));
  it('rejects a restore one millisecond after the restore window', () =>
    expect(markRestored(deleted, later(restoreWindowDays, 1))).toBe('too-late'));
  it('leaves an item unchanged that is not deleted', () =>
    expect(markRestored(hidden, later(1))).toBe(hidden));
  it('has a restore window of 30 days', () => expect(restoreWindowDays).toBe(30));
});
