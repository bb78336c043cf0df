import { markDeleted } from '../items/delete-item.ts';
import type { Item, ItemCategory } from '../items/item.ts';
import type { JournalEntry } from './import-batch.ts';

export type UndoStep =
  | { readonly kind: 'restore' | 'delete'; readonly item: Item }
  | { readonly kind: 'restored' | 'deleted' | 'kept'; readonly item?: undefined };

export type HashText = (text: string) => string;

export interface UndoContext {
  readonly now: Date;
  readonly hashText: HashText;
  readonly findCategory: (itemTypeId: number) => ItemCategory | undefined;
}

/** The names of a category change in all of its items when staff rename it. */
const derivedFields: ReadonlySet<string> = new Set([
  'itemTypeName',
  'itemGroupId',
  'itemGroupName',
  'tint',
  'changedAt',
]);

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sortKeys(entry)]),
  );
};

const toContent = (item: Item): string =>
  JSON.stringify(
    sortKeys(Object.fromEntries(Object.entries(item).filter(([name]) => !derivedFields.has(name)))),
  );

/** Equal for items that differ in nothing but what a renamed category and the time change. */
export const hashItem = (item: Item, hashText: HashText): string => hashText(toContent(item));

const isAsImported = (
  { revBefore, revAfter, hashAfter }: JournalEntry,
  { item, rev }: { readonly item: Item; readonly rev: number },
  hashText: HashText,
): boolean =>
  hashAfter === undefined
    ? // Without `revAfter` the import ended between its write and the note about it.
      rev === (revAfter ?? revBefore + 1)
    : hashItem(item, hashText) === hashAfter;

/** Decides what an undo does to an item. Repeating it after it was done decides nothing new. */
export const undoEntry = (
  entry: JournalEntry,
  current: { readonly item: Item; readonly rev: number },
  { now, hashText, findCategory }: UndoContext,
): UndoStep => {
  const { before } = entry;
  if (before === null && current.item.status === 'deleted') return { kind: 'deleted' };
  if (before !== null && toContent(current.item) === toContent(before)) return { kind: 'restored' };
  if (!isAsImported(entry, current, hashText)) return { kind: 'kept' };
  if (before === null) return { kind: 'delete', item: markDeleted(current.item, now) };
  const category = findCategory(before.itemTypeId);
  return { kind: 'restore', item: { ...before, ...category, changedAt: now } };
};
