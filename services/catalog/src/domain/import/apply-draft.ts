import type { Item } from '../items/item.ts';
import { findRateAboveMrp } from '../rates/find-rate-above-mrp.ts';
import type { ItemDraft, RowError } from './draft.ts';
import { buildItemFromDraft, mergeDraft } from './merge-draft.ts';
import type { MergeContext, NewIds } from './merge-draft.ts';

export type AppliedDraft =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly item: Item }
  | { readonly kind: 'error'; readonly error: RowError };

export const placeholderIds: NewIds = { itemId: 0, unitId: 0, rateId: 0 };

/** Applies a row to the item with its code, if there is one. */
export const applyDraft = (
  item: Item | undefined,
  draft: ItemDraft,
  { context, ids }: { readonly context: MergeContext; readonly ids: NewIds },
): AppliedDraft => {
  if (!item) return { kind: 'created', item: buildItemFromDraft(draft, context, ids) };
  const changed = mergeDraft(item, { draft, context, ids });
  if (changed === item) return { kind: 'unchanged', item };
  const violation = findRateAboveMrp(changed, context.today);
  return violation === null
    ? { kind: 'updated', item: changed }
    : {
        kind: 'error',
        error: {
          row: draft.row,
          field: 'TaxPercent',
          message: violation,
          rule: 'above-mrp',
          detail: violation,
        },
      };
};
