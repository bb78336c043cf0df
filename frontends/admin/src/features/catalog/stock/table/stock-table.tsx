import { useMemo, useState } from 'react';
import { DataTable } from '../../../../components/data-table/data-table.tsx';
import { StockSheet, type StockSheetKind } from '../changes/stock-sheet.tsx';
import { t } from '../labels.ts';
import { useQueuedMovements } from '../queue/movement-queue.ts';
import { findWaitingChange } from '../queue/queued-movement.ts';
import { rowName, type StockRow } from '../stock-queries.ts';
import { listStockColumns } from './stock-columns.tsx';

/** One row for each pack. */
export const StockTable = ({
  rows,
  locationId,
}: {
  readonly rows: readonly StockRow[];
  readonly locationId: number;
}) => {
  const [sheet, setSheet] = useState<{ readonly kind: StockSheetKind; readonly row: StockRow }>();
  const columns = useMemo(() => listStockColumns((kind, row) => setSheet({ kind, row })), []);
  const queued = useQueuedMovements();
  const shownRows = rows.map((row) => ({
    ...row,
    waiting: findWaitingChange(queued, { unitId: row.unit.UnitId, locationId }),
  }));
  // The row of the list, which changes while the sheet is open.
  const openUnitId = sheet?.row.unit.UnitId;
  const openRow = rows.find(({ unit }) => unit.UnitId === openUnitId) ?? sheet?.row;
  return (
    <>
      <DataTable
        label={t('list')}
        rows={shownRows}
        columns={columns}
        getRowId={({ unit }) => unit.UnitId}
        getRowName={rowName}
      />
      {sheet && openRow && (
        <StockSheet
          kind={sheet.kind}
          row={openRow}
          locationId={locationId}
          onOpen={(kind) => setSheet({ kind, row: openRow })}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
};
