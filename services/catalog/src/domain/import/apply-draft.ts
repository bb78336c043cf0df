import { formatRupees } from '@tokri/contracts/money';
import type { Item } from '../items/item.ts';
import { findPackAboveMrp, type PackAboveMrp } from '../rates/mrp-limit.ts';
import type { ItemDraft, RowError } from './draft.ts';
import { buildItemFromDraft, mergeDraft } from './merge-draft.ts';
import type { MergeContext, NewIds } from './merge-draft.ts';

export type AppliedDraft =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly item: Item }
  | { readonly kind: 'error'; readonly error: RowError };

export const placeholderIds: NewIds = { itemId: 0, unitId: 0, rateId: 0 };

const toRowError = (
  { row }: ItemDraft,
  { packName: pack, priceWithTaxPaise, mrpPaise }: PackAboveMrp,
): RowError => ({
  row,
  field: 'TaxPercent',
  rule: 'above-mrp',
  prices: {
    pack,
    price: formatRupees(priceWithTaxPaise, 'always'),
    mrp: formatRupees(mrpPaise, 'always'),
  },
});

/** Applies a row to the item with its code, if there is one. */
export const applyDraft = (
  item: Item | undefined,
  draft: ItemDraft,
  { context, ids }: { readonly context: MergeContext; readonly ids: NewIds },
): AppliedDraft => {
  if (!item) return { kind: 'created', item: buildItemFromDraft(draft, context, ids) };
  const changed = mergeDraft(item, { draft, context, ids });
  if (changed === item) return { kind: 'unchanged', item };
  const above = findPackAboveMrp(changed, context.today);
  return above
    ? { kind: 'error', error: toRowError(draft, above.aboveMrp) }
    : { kind: 'updated', item: changed };
};
