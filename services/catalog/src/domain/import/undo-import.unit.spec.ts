import { buildItem } from '../../../test/item-fixtures.ts';
import type { JournalEntry } from './import-batch.ts';
import { undoEntry } from './undo-import.ts';

const now = new Date('2025-11-21T10:00:00Z');
const before = buildItem();
const after = buildItem({ name: 'Changed by the file' });
const updated: JournalEntry = {
  code: before.code,
  itemId: before.itemId,
  kind: 'updated',
  before,
  revBefore: 4,
  revAfter: 5,
  changedRows: [2],
};
const created: JournalEntry = {
  ...updated,
  kind: 'created',
  before: null,
  revBefore: -1,
  revAfter: 0,
};

describe('undoEntry', () => {
  it('restores what the item was', () =>
    expect(undoEntry(updated, { item: after, rev: 5 }, now)).toEqual({
      kind: 'restore',
      item: { ...before, changedAt: now },
    }));
  it('deletes what the import created', () =>
    expect(undoEntry(created, { item: after, rev: 0 }, now)).toMatchObject({
      kind: 'delete',
      item: { status: 'deleted' },
    }));
  it('keeps an item that somebody changed since', () =>
    expect([
      undoEntry(updated, { item: after, rev: 6 }, now),
      undoEntry(created, { item: after, rev: 1 }, now),
    ]).toEqual([{ kind: 'kept' }, { kind: 'kept' }]));
  it('decides nothing new when it is repeated', () =>
    expect([
      undoEntry(updated, { item: { ...before, changedAt: now }, rev: 6 }, now),
      undoEntry(
        created,
        { item: { ...after, status: 'deleted', statusBefore: 'on-sale', deletedAt: now }, rev: 1 },
        now,
      ),
    ]).toEqual([{ kind: 'restored' }, { kind: 'deleted' }]));
  it('takes the next revision for its own when the import could not note it', () =>
    expect(undoEntry({ ...updated, revAfter: null }, { item: after, rev: 5 }, now).kind).toBe(
      'restore',
    ));
});
