import type { Err } from '@tokri/contracts/result';
import { rowProblem, type RowOf, type RowProblem } from '../../domain/bulk-changes/change-row.ts';
import type { RunPhase } from '../ports/bulk-changes.ts';
import { changeStock, undoStockChange, type ChangeStockDeps } from '../stock/change-stock.ts';

const toProblem = async (
  { stockMovements }: ChangeStockDeps,
  { unitId, locationId, movementId }: RowOf<'stock'>,
  code: string,
): Promise<RowProblem> => {
  switch (code) {
    case 'unknown-unit':
      return rowProblem('unknown-unit');
    case 'location-closed':
    case 'unknown-location':
      return rowProblem('location-closed');
    case 'later-change-stands':
      return rowProblem('counted-later');
    default: {
      const { free, reserved } = await stockMovements.readCount({ unitId, locationId }, movementId);
      return rowProblem('changed-meanwhile', { now: String(free + reserved) });
    }
  }
};

/** Records one movement, or takes it back; the same one when the part is repeated after a crash. */
export const runStockRow = async (
  deps: ChangeStockDeps,
  row: RowOf<'stock'>,
  { phase, staffId }: { readonly phase: RunPhase; readonly staffId: number },
): Promise<RowProblem | null> => {
  const { unitId, locationId, movementId, before: shown, after: counted } = row;
  const stock = { unitId, locationId, staffId };
  const result: { readonly ok: true } | Err<string> =
    phase === 'undo'
      ? await undoStockChange(deps, { ...stock, undone: movementId, isPeriodChecked: true })
      : await changeStock(deps, {
          ...stock,
          movementId,
          change: { kind: 'correct', counted, shown, reason: 'counted', note: '' },
        });
  return result.ok ? null : toProblem(deps, row, result.code);
};
