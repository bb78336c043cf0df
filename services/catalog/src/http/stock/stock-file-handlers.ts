import { randomUUID } from 'node:crypto';
import { commandSucceeded, type itemAdminOperations } from '@tokri/contracts/api';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  prepareStockImport,
  type PrepareStockDeps,
} from '../../application/bulk-changes/prepare-stock-import.ts';
import { exportStock, type ExportedStock } from '../../application/stock/export-stock.ts';
import { freeToSell } from '../../domain/stock/stock-movement.ts';
import { readCountRows } from '../bulk-changes/import-rows.ts';
import { hashBody, requireFile } from '../bulk-changes/prepare-handlers.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { rowsInvalidEntry } from '../error-messages/rows-fault-message.ts';

const toExportedStock = ({ item, unitId, unitName, count }: ExportedStock) => {
  const { free = 0, reserved = 0, isWithdrawn = false } = count ?? {};
  return {
    UnitId: unitId,
    Code: item.code,
    Name: item.name,
    UnitName: unitName,
    Counted: free + reserved,
    SetAside: reserved,
    Free: freeToSell({ free }),
    IsWithdrawn: isWithdrawn,
  };
};

export const createStockFileHandlers = (
  deps: PrepareStockDeps,
): Pick<
  OperationHandlers<typeof itemAdminOperations>,
  'prepare-stock-import' | 'export-stock'
> => ({
  'prepare-stock-import': async ({ body, file, caller, language }) => {
    const { buffer } = requireFile(file);
    const rows = readCountRows(buffer);
    if (!rows.ok) return { body: [rowsInvalidEntry(rows.fault, language)] };
    const result = await prepareStockImport(deps, {
      rows: rows.value,
      locationId: body.LocationId,
      batch: {
        batchId: body.BatchId,
        requestHash: hashBody(body, buffer.toString('utf8')),
        createdBy: caller.userId,
      },
      newMovementId: randomUUID,
    });
    return {
      body: [
        result.ok
          ? commandSucceeded(1, { BatchId: result.value })
          : errorEntry(result.code, language),
      ],
    };
  },
  'export-stock': async ({ query: { LocationId: locationId, Part: part, After } }) => {
    if (deps.locations.findState(locationId) === 'unknown') throw new ProblemError('not-found');
    const { parts, after, stocks } = await exportStock(deps, { locationId, part, after: After });
    return {
      body: {
        Parts: parts,
        Rows: stocks.map(toExportedStock),
        ...(After === undefined ? {} : { After: after }),
      },
    };
  },
});
