import { applyDraft, placeholderIds } from '../../domain/import/apply-draft.ts';
import type { ItemDraft, RowError } from '../../domain/import/draft.ts';
import type { JournalEntry, RowKind } from '../../domain/import/import-batch.ts';
import { hashItem, type HashText } from '../../domain/import/undo-import.ts';
import { lacksUnit } from '../../domain/import/merge-draft.ts';
import type { MergeContext, NewIds } from '../../domain/import/merge-draft.ts';
import type { Item } from '../../domain/items/item.ts';
import type { ItemIds, StoredItem } from '../ports/items.ts';

/** The rows of one item. */
export interface RowGroup {
  readonly code: string;
  readonly drafts: readonly ItemDraft[];
}

export interface PlannedGroup {
  readonly group: RowGroup;
  readonly kind: 'create' | 'update' | 'nothing';
  readonly stored: StoredItem | undefined;
  readonly item: Item | undefined;
  readonly kinds: ReadonlyMap<number, RowKind>;
  readonly errors: readonly RowError[];
}

export interface PlanContext {
  readonly ids: ItemIds;
  readonly hashText: HashText;
  readonly contextOf: (draft: ItemDraft) => Promise<MergeContext>;
}

const allocateIds = async (
  ids: ItemIds,
  item: Item | undefined,
  draft: ItemDraft,
): Promise<NewIds> => ({
  itemId: item ? 0 : await ids.item(),
  unitId: !item || lacksUnit(item, draft) ? await ids.unit() : 0,
  rateId: await ids.rate(),
});

/** Decides what to write for an item, without writing it. Ids are allocated only for changes. */
export const planGroup = async (
  { ids, contextOf }: PlanContext,
  group: RowGroup,
  stored: StoredItem | undefined,
): Promise<PlannedGroup> => {
  let item = stored?.item;
  const kinds = new Map<number, RowKind>();
  const errors: RowError[] = [];
  for (const draft of group.drafts) {
    const context = await contextOf(draft);
    const trial = applyDraft(item, draft, { context, ids: placeholderIds });
    const applied =
      trial.kind === 'created' || trial.kind === 'updated'
        ? applyDraft(item, draft, { context, ids: await allocateIds(ids, item, draft) })
        : trial;
    if (applied.kind === 'error') {
      kinds.set(draft.row, 'error');
      errors.push(applied.error);
      continue;
    }
    const isOfNewItem = stored === undefined && applied.kind !== 'unchanged';
    kinds.set(draft.row, isOfNewItem ? 'created' : applied.kind);
    item = applied.item;
  }
  const kind = item === stored?.item ? 'nothing' : stored ? 'update' : 'create';
  return { group, kind, stored, item, kinds, errors };
};

export const toJournalEntry = (
  { group, stored, item, kinds }: PlannedGroup,
  hashText: HashText,
): JournalEntry => ({
  code: group.code,
  itemId: item?.itemId ?? 0,
  kind: stored ? 'updated' : 'created',
  before: stored?.item ?? null,
  revBefore: stored?.rev ?? -1,
  revAfter: null,
  ...(item ? { hashAfter: hashItem(item, hashText) } : {}),
  changedRows: [...kinds]
    .filter(([, rowKind]) => rowKind === 'created' || rowKind === 'updated')
    .map(([row]) => row),
});

/** Whether the entry was written by this import before it was interrupted. */
export const isWrittenEntry = (entry: JournalEntry, { stored, kind }: PlannedGroup): boolean =>
  stored !== undefined &&
  stored.item.itemId === entry.itemId &&
  (entry.kind === 'created' || (kind === 'nothing' && stored.rev > entry.revBefore));
