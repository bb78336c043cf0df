import { useMemo, useRef, useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useRowSelection } from '../../../components/data-table/row-selection.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';
import {
  soldOutChange,
  stockByLocation,
  type ItemChange,
  type StaffItem,
  type StaffUnit,
} from './item-changes.ts';
import { BulkBar } from '../bulk-changes/bulk-bar.tsx';
import { itemKinds, priceKinds } from '../bulk-changes/change-form.ts';
import { listItemColumns } from './item-columns.tsx';
import { toSelectionFilter, type ItemFilter } from './item-filter.ts';
import { t } from './labels.ts';
import { PriceSheet } from './price-sheet.tsx';
import { SoldOutSheet } from './sold-out-sheet.tsx';
import { StockSheet } from './stock-sheet.tsx';
import { useItemChange } from './use-item-change.ts';

type OpenSheet =
  | { readonly kind: 'stock' | 'price'; readonly item: StaffItem; readonly unit: StaffUnit }
  | { readonly kind: 'sold-out'; readonly item: StaffItem };

const useColumns = (apply: (change: ItemChange) => void, openSheet: (sheet: OpenSheet) => void) => {
  const canChangeRates = usePermissions().includes('rates');
  const latestApply = useRef(apply);
  latestApply.current = apply;
  return useMemo(
    () =>
      listItemColumns({
        apply: (change) => latestApply.current(change),
        markSoldOut: (item) =>
          stockByLocation(item).size > 1
            ? openSheet({ kind: 'sold-out', item })
            : latestApply.current(soldOutChange(item)),
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
  readonly total: number;
  readonly filter: ItemFilter;
  readonly onSortingChange: (sorting: ItemFilter['sorting']) => void;
}

export const ItemTable = ({ items, total, filter, onSortingChange }: ItemTableProps) => {
  const [sheet, setSheet] = useState<OpenSheet>();
  const { apply } = useItemChange();
  const change = (itemChange: ItemChange): void => void apply(itemChange);
  const columns = useColumns(change, setSheet);
  const kinds = usePermissions().includes('rates') ? [...itemKinds, ...priceKinds] : itemKinds;
  const selection = useRowSelection();
  const close = (): void => setSheet(undefined);
  return (
    <>
      <BulkBar
        selection={selection}
        filter={toSelectionFilter(filter)}
        total={total}
        kinds={kinds}
        path="/admin/items"
      />
      <DataTable
        label={t('list')}
        rows={items}
        columns={columns}
        getRowId={({ Id }) => Id}
        getRowName={({ Name }) => Name}
        sorting={filter.sorting}
        onSortingChange={onSortingChange}
        selection={selection}
      />
      {sheet?.kind === 'stock' && <StockSheet {...sheet} onClose={close} />}
      {sheet?.kind === 'sold-out' && (
        <SoldOutSheet item={sheet.item} apply={change} onClose={close} />
      )}
      {sheet?.kind === 'price' && <PriceSheet {...sheet} onClose={close} />}
    </>
  );
};
