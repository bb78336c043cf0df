import { selectItemHistory, type ItemHistoryEntry } from './item-history.ts';

const change = (subject: string) => ({
  subject,
  kind: 'changed' as const,
  fields: [{ path: 'name', before: 'a', after: 'b' }],
});
const entry = (fields: Partial<ItemHistoryEntry>): ItemHistoryEntry => ({
  id: '1',
  at: new Date(0),
  staffId: 1,
  operation: 'set-item-status',
  outcome: 'done',
  changes: [],
  ...fields,
});
const item = { itemId: 12, unitIds: [40, 41] };
const select = (fields: Partial<ItemHistoryEntry>) => selectItemHistory([entry(fields)], item);

describe('selectItemHistory', () => {
  it('keeps the changes of the item, its stock and its day limits', () => {
    const subjects = [
      'item:12',
      'stock:40',
      'location-stock:location:2:41',
      'day-limit:40:2026-11-28',
      'item:13',
      'stock:99',
      'location-stock:location:2:99',
      'picture:0a',
    ];
    expect(
      select({ changes: subjects.map(change) })[0]?.changes.map(({ subject }) => subject),
    ).toEqual(subjects.slice(0, 4));
  });
  it('leaves out actions without an effect on the item', () => {
    expect(select({ outcome: 'rejected' })).toEqual([]);
    expect(select({ changes: [change('item:13')] })).toEqual([]);
  });
  it('keeps actions whose effect is unknown', () => {
    expect(select({ outcome: 'unconfirmed' })).toHaveLength(1);
  });
});
