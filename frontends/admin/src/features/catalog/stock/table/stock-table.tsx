import { useMemo, useState } from 'react';
import { DataTable } from '../../../../components/data-table/data-table.tsx';
import { CorrectSheet } from '../changes/correct-sheet.tsx';
import { ReceiveSheet } from '../changes/receive-sheet.tsx';
import { t } from '../labels.ts';
import type { StockChange } from '../queue/queued-movement.ts';
import { useStockChanges } from '../queue/use-stock-changes.ts';
import { rowName, type StockRow } from '../stock-queries.ts';
import { ActionSheet } from './action-sheet.tsx';
import { listStockColumns, type StockActions } from './stock-columns.tsx';

interface OpenSheet {
  readonly kind: Parameters<StockActions['open']>[0];
  readonly row: StockRow;
}

const OpenedSheet = ({
  sheet: { kind, row },
  actions,
  onChange,
  onClose,
}: {
  readonly sheet: OpenSheet;
  readonly actions: StockActions;
  readonly onChange: (row: StockRow, change: StockChange) => void;
  readonly onClose: () => void;
}) => {
  if (kind === 'actions') return <ActionSheet row={row} actions={actions} onClose={onClose} />;
  const ChangeSheet = kind === 'receive' ? ReceiveSheet : CorrectSheet;
  return (
    <ChangeSheet
      row={row}
      onClose={onClose}
      onSave={(change) => {
        onChange(row, change);
        onClose();
      }}
    />
  );
};

/** One row for each pack. */
export const StockTable = ({
  rows,
  locationId,
}: {
  readonly rows: readonly StockRow[];
  readonly locationId: number;
}) => {
  const [opened, setOpened] = useState<OpenSheet>();
  // The row of the list, which changes while the sheet is open.
  const sheet = opened && {
    ...opened,
    row: rows.find(({ unit }) => unit.UnitId === opened.row.unit.UnitId) ?? opened.row,
  };
  const addChange = useStockChanges();
  const change = (row: StockRow, stockChange: StockChange): void =>
    addChange({ unitId: row.unit.UnitId, locationId, name: rowName(row) }, stockChange);
  const actions: StockActions = {
    open: (kind, row) => setOpened({ kind, row }),
    change: (Kind, row) => change(row, { Kind }),
  };
  // The actions read state only through their row and the location.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => listStockColumns(actions), [locationId]);
  return (
    <>
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        getRowId={({ unit }) => unit.UnitId}
        getRowName={rowName}
      />
      {sheet && (
        <OpenedSheet
          sheet={sheet}
          actions={actions}
          onChange={change}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
