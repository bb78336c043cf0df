import { buildItem } from '../../../test/item-fixtures.ts';
import type { JournalEntry } from './import-batch.ts';
import { hashItem, undoEntry, type UndoContext } from './undo-import.ts';

const now = new Date('2025-11-21T10:00:00Z');
const hashText = (text: string): string => `hash of ${text}`;
const context: UndoContext = { now, hashText, findCategory: () => undefined };
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
    expect(undoEntry(updated, { item: after, rev: 5 }, context)).toEqual({
      kind: 'restore',
      item: { ...before, changedAt: now },
    }));
  it('deletes what the import created', () =>
    expect(undoEntry(created, { item: after, rev: 0 }, context)).toMatchObject({
      kind: 'delete',
      item: { status: 'deleted' },
    }));
  it('keeps an item that somebody changed since', () =>
    expect([
      undoEntry(updated, { item: after, rev: 6 }, context),
      undoEntry(created, { item: after, rev: 1 }, context),
    ]).toEqual([{ kind: 'kept' }, { kind: 'kept' }]));
  it('decides nothing new when it is repeated', () =>
    expect([
      undoEntry(updated, { item: { ...before, changedAt: now }, rev: 6 }, context),
      undoEntry(
        created,
        { item: { ...after, status: 'deleted', statusBefore: 'on-sale', deletedAt: now }, rev: 1 },
        context,
      ),
    ]).toEqual([{ kind: 'restored' }, { kind: 'deleted' }]));
  it('takes the next revision for its own when the import could not note it', () =>
    expect(undoEntry({ ...updated, revAfter: null }, { item: after, rev: 5 }, context).kind).toBe(
      'restore',
    ));

  describe('with the content that the import made', () => {
    const renamed = { itemTypeName: 'Whole pulses', itemGroupName: 'Dry goods', tint: 'grains' };
    const noted = { ...updated, hashAfter: hashItem(after, hashText) };
    const category = { itemTypeId: before.itemTypeId, itemGroupId: 9, ...renamed };

    it('restores an item whose category was renamed, and keeps the new names', () =>
      expect(
        undoEntry(
          noted,
          { item: { ...after, ...renamed }, rev: 99 },
          { ...context, findCategory: () => category },
        ),
      ).toEqual({ kind: 'restore', item: { ...before, ...category, changedAt: now } }));
    it('keeps an item that somebody changed, whatever its revision', () =>
      expect(undoEntry(noted, { item: { ...after, hsn: '0714' }, rev: 5 }, context)).toEqual({
        kind: 'kept',
      }));
    it('knows a restored item whose category was renamed', () =>
      expect(undoEntry(noted, { item: { ...before, ...renamed }, rev: 6 }, context).kind).toBe(
        'restored',
      ));
    it('reads the fields of an item in any order', () => {
      const reversed = Object.fromEntries(Object.entries(after).reverse()) as typeof after;
      expect(undoEntry(noted, { item: reversed, rev: 99 }, context).kind).toBe('restore');
    });
  });
});
