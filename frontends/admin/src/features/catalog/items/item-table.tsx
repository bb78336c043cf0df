import { useMemo, useRef, useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useRowSelection } from '../../../components/data-table/row-selection.ts';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';
import {
  soldOutChange,
  stockByLocation,
  unitName,
  type ItemChange,
  type StaffItem,
  type StaffUnit,
} from './item-changes.ts';
import { BulkBar } from '../bulk-changes/bulk-bar.tsx';
import { UnitRateSheet } from '../prices/details/unit-rate-sheet.tsx';
import { useQueuedMovements } from '../stock/queue/movement-queue.ts';
import { UnitStockSheet } from '../stock/changes/unit-stock-sheet.tsx';
import type { RowActions } from './item-cells.tsx';
import { listItemColumns } from './item-columns.tsx';
import type { ItemFilter } from './item-filter.ts';
import { ItemSheet } from './item-sheet.tsx';
import { t } from './labels.ts';
import { SoldOutSheet } from './sold-out-sheet.tsx';
import { showQueued, showSteps } from './shown-stock.ts';
import { useBulkKinds } from '../bulk-changes/use-bulk-kinds.ts';
import { useItemChange } from './use-item-change.ts';

type OpenSheet =
  | { readonly kind: 'stock' | 'price'; readonly item: StaffItem; readonly unit: StaffUnit }
  | { readonly kind: 'sold-out'; readonly item: StaffItem; readonly seenAt: number }
  | { readonly kind: 'actions'; readonly item: StaffItem };

/** The pack to count when an item comes back; of several the person chooses one. */
const bringBackSheet = (item: StaffItem): OpenSheet => {
  const [unit, ...others] = item.Units;
  return unit && others.length === 0 ? { kind: 'stock', item, unit } : { kind: 'actions', item };
};

const useRowActions = (
  apply: (change: ItemChange) => void,
  openSheet: (sheet: OpenSheet) => void,
  seenAt: number,
): RowActions => {
  const canChangeRates = usePermissions().includes('rates');
  const latestApply = useRef(apply);
  latestApply.current = apply;
  const latestSeenAt = useRef(seenAt);
  latestSeenAt.current = seenAt;
  return useMemo(
    () => ({
      apply: (change) => latestApply.current(change),
      markSoldOut: (item) =>
        stockByLocation(item).size > 1
          ? openSheet({ kind: 'sold-out', item, seenAt: latestSeenAt.current })
          : latestApply.current(soldOutChange(item, { seenAt: latestSeenAt.current })),
      bringBack: (item) => openSheet(bringBackSheet(item)),
      openActions: (item) => openSheet({ kind: 'actions', item }),
      editStock: (item, unit) => openSheet({ kind: 'stock', item, unit }),
      editPrice: canChangeRates
        ? (item, unit) => openSheet({ kind: 'price', item, unit })
        : undefined,
    }),
    [canChangeRates, openSheet],
  );
};

interface ItemTableProps {
  readonly items: readonly StaffItem[];
  /** When the list was read. */
  readonly seenAt: number;
  readonly filter: ItemFilter;
  readonly onSortingChange: (sorting: ItemFilter['sorting']) => void;
}

export const ItemTable = ({ items, seenAt, filter, onSortingChange }: ItemTableProps) => {
  const [sheet, setSheet] = useState<OpenSheet>();
  const { apply, stockSteps } = useItemChange();
  const queued = useQueuedMovements();
  const change = (itemChange: ItemChange): void => void apply(itemChange);
  const isNarrow = useIsNarrow();
  const actions = useRowActions(change, setSheet, seenAt);
  const columns = useMemo(() => listItemColumns(actions, isNarrow), [actions, isNarrow]);
  const selection = useRowSelection();
  const kinds = useBulkKinds();
  const close = (): void => setSheet(undefined);
  return (
    <>
      <DataTable
        label={t('list')}
        rows={showSteps(showQueued(items, queued), stockSteps, seenAt)}
        columns={columns}
        getRowId={({ Id }) => Id}
        getRowName={({ Name }) => Name}
        sorting={filter.sorting}
        onSortingChange={onSortingChange}
        selection={selection}
      />
      <BulkBar selection={selection} kinds={kinds} path="/admin/items" />
      {sheet?.kind === 'actions' && <ItemSheet {...sheet} {...actions} onClose={close} />}
      {sheet?.kind === 'stock' && <UnitStockSheet {...sheet} onClose={close} />}
      {sheet?.kind === 'sold-out' && <SoldOutSheet {...sheet} apply={change} onClose={close} />}
      {sheet?.kind === 'price' && (
        <UnitRateSheet
          itemId={sheet.item.Id}
          unitId={sheet.unit.UnitId}
          name={unitName(sheet.item, sheet.unit)}
          onClose={close}
        />
      )}
    </>
  );
};
