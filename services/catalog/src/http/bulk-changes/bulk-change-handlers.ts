import { commandSucceeded, type Caller, type itemAdminOperations } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import { bulkChangeKinds } from '@tokri/contracts/validation';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  startBulkChange,
  undoBulkChange,
  type BulkStateDeps,
} from '../../application/bulk-changes/change-bulk-state.ts';
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import { requiredPermission, type BulkChange } from '../../domain/bulk-changes/bulk-change.ts';
import { errorEntry, type ErrorCode } from '../error-messages/error-entry.ts';
import { toBulkChangeResponse, toRowResponse } from './bulk-change-response.ts';

export type BulkChangeHandlerDeps = BulkStateDeps & { readonly catalogIndex: CatalogIndex };

const mayChange =
  ({ permissions }: Caller) =>
  (change: Pick<BulkChange, 'kind'>): boolean =>
    permissions.includes(requiredPermission(change));

const toBatchCommand = ({ BatchId }: { readonly BatchId: string }, caller: Caller) => ({
  batchId: BatchId,
  staffId: caller.userId,
  mayChange: mayChange(caller),
});

const toCommandResponse = (
  result: { readonly ok: true } | { readonly ok: false; readonly code: ErrorCode },
  language: Language,
) => ({
  body: [result.ok ? commandSucceeded(1) : errorEntry(result.code, language)],
});

export const createBulkChangeHandlers = (
  deps: BulkChangeHandlerDeps,
): Pick<
  OperationHandlers<typeof itemAdminOperations>,
  | 'list-bulk-changes'
  | 'read-bulk-change'
  | 'list-bulk-change-rows'
  | 'start-bulk-change'
  | 'undo-bulk-change'
> => {
  const { bulkChanges, catalogIndex } = deps;
  const find = async (batchId: string, caller: Caller): Promise<BulkChange> => {
    const change = await bulkChanges.find(batchId);
    if (!change || !mayChange(caller)(change)) throw new ProblemError('not-found');
    return change;
  };
  return {
    'list-bulk-changes': async ({ caller, pagination, language }) => {
      const kinds = bulkChangeKinds.filter((kind) => mayChange(caller)({ kind }));
      const { changes, total } = await bulkChanges.list(kinds, pagination);
      return {
        total,
        body: changes.map((change) => toBulkChangeResponse(change, catalogIndex, language)),
      };
    },
    'read-bulk-change': async ({ query, caller, language }) => ({
      body: toBulkChangeResponse(await find(query.BatchId, caller), catalogIndex, language),
    }),
    'list-bulk-change-rows': async ({ query, caller, pagination, language }) => {
      const change = await find(query.BatchId, caller);
      const { rows, total } =
        query.Show === 'problems'
          ? await bulkChanges.listProblemRows(change.batchId, pagination)
          : { rows: await bulkChanges.listRows(change.batchId, pagination), total: change.rows };
      return { total, body: rows.map((row) => toRowResponse(row, catalogIndex, language)) };
    },
    'start-bulk-change': async ({ body, caller, language }) =>
      toCommandResponse(await startBulkChange(deps, toBatchCommand(body, caller)), language),
    'undo-bulk-change': async ({ body, caller, language }) =>
      toCommandResponse(await undoBulkChange(deps, toBatchCommand(body, caller)), language),
  };
};
