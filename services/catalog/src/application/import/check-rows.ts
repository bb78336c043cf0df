import { defaultLocationId } from '@tokri/contracts/slots';
import { applyDraft, placeholderIds } from '../../domain/import/apply-draft.ts';
import type { ItemDraft } from '../../domain/import/draft.ts';
import { previewRows } from '../../domain/import/import-batch.ts';
import type { ImportBatch, PreviewRow, RowKind } from '../../domain/import/import-batch.ts';
import { listCellChanges, toItemCells } from '../../domain/import/item-cells.ts';
import { findUnit } from '../../domain/import/merge-draft.ts';
import type { MergeContext } from '../../domain/import/merge-draft.ts';
import { countRows } from '../../domain/import/progress.ts';
import type { Item } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import { toErrorRow, type MappedRow } from './map-rows.ts';

export interface CheckContext {
  readonly catalogIndex: CatalogIndex;
  /** Creates nothing: a category that does not exist has the id 0. */
  readonly createContext: (draft: ItemDraft) => MergeContext;
}

type CheckedRow = Omit<PreviewRow, 'changes'> & {
  readonly before?: Item | undefined;
  readonly after?: Item | undefined;
  readonly draft?: ItemDraft;
};

const describeChanges = (
  { before, after, draft }: CheckedRow,
  { catalogIndex, createContext }: CheckContext,
): PreviewRow['changes'] => {
  if (!after || !draft) return [];
  const { today } = createContext(draft);
  const cellsOf = (item: Item | undefined, stock: number) => {
    const unit = item && findUnit(item, draft);
    return item && unit && toItemCells(item, unit, { today, stock });
  };
  const known = before && findUnit(before, draft);
  const stock = known
    ? (catalogIndex.availableStock(known.unitId, defaultLocationId) ?? draft.stock)
    : draft.stock;
  const cells = cellsOf(after, stock);
  return cells ? listCellChanges(cellsOf(before, stock), cells) : [];
};

/** Decides what an import would do with each row. Writes nothing. */
export const createRowChecker = (context: CheckContext) => {
  const taken = new Map<RowKind, number>();
  /** What the rows before made of an item that has several. */
  let previous: { readonly code: string; readonly item: Item } | undefined;

  const check = (draft: ItemDraft): CheckedRow => {
    const { row, code, name } = draft;
    const mergeContext = context.createContext(draft);
    const hasNewCategory = mergeContext.category.itemTypeId === 0;
    const base = { row, code, name, hasNewCategory, errors: [], draft };
    const before =
      previous?.code === draft.code
        ? previous.item
        : context.catalogIndex.findByCode(draft.code)?.item;
    const applied = applyDraft(before, draft, {
      context: mergeContext,
      ids: placeholderIds,
    });
    if (applied.kind === 'error') return { ...base, kind: 'error', errors: [applied.error] };
    if (draft.hasSiblings) previous = { code: draft.code, item: applied.item };
    return { ...base, kind: applied.kind, before, after: applied.item };
  };
  const checkRow = (mapped: MappedRow): CheckedRow => {
    if ('draft' in mapped) return check(mapped.draft);
    const { row, ...unread } = mapped;
    return { ...unread, row: row.number, kind: 'error' };
  };
  const takePreview = (rows: readonly CheckedRow[]): readonly PreviewRow[] =>
    rows.flatMap((checked) => {
      const count = (taken.get(checked.kind) ?? 0) + 1;
      taken.set(checked.kind, count);
      if (count > previewRows) return [];
      const { before: _before, after: _after, draft: _draft, ...row } = checked;
      return [{ ...row, changes: describeChanges(checked, context) }];
    });

  return (batch: readonly MappedRow[]): Pick<ImportBatch, 'counts' | 'errorRows' | 'preview'> => {
    const rows = batch.map(checkRow);
    const errorRows = batch.flatMap((mapped, index) => {
      const errors = rows[index]?.errors ?? [];
      return errors.length > 0 ? [toErrorRow(mapped, errors)] : [];
    });
    return {
      counts: countRows(
        rows.map(({ kind }) => kind),
        errorRows,
      ),
      errorRows,
      preview: takePreview(rows),
    };
  };
};
