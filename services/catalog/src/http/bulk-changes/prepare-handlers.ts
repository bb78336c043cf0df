import {
  commandSucceeded,
  type itemAdminOperations,
  type RequestQuery,
} from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import type { Result } from '@tokri/contracts/result';
import { ProblemError } from '@tokri/contracts/problems';
import { sha256 } from '@tokri/service-kit/crypto';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { findCategory } from '../../application/categories/find-category.ts';
import {
  prepareItemChanges,
  type ItemSelection,
} from '../../application/bulk-changes/prepare-item-changes.ts';
import type { PrepareDeps } from '../../application/bulk-changes/prepare-bulk-change.ts';
import { preparePriceImport } from '../../application/bulk-changes/prepare-price-import.ts';
import type { ListStaffItemsDeps } from '../../application/search/list-staff-items.ts';
import type { CategoryStore } from '../../application/ports/categories.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { rowsInvalidEntry } from '../error-messages/rows-fault-message.ts';
import { toItemFilter } from '../items/staff-items-query.ts';
import { readFieldTerms, readPriceTerms } from './change-terms.ts';
import { readImportRows } from './import-rows.ts';

export type PrepareHandlerDeps = PrepareDeps &
  ListStaffItemsDeps & { readonly categoryStore: CategoryStore };

type PrepareError = 'batch-id-taken' | 'nothing-selected' | 'date-past';

interface SelectionBody {
  readonly ItemIds: readonly number[];
  readonly Filter?: RequestQuery<typeof itemAdminOperations.listPrices> | undefined;
}

const toSelection = ({ ItemIds, Filter = {} }: SelectionBody): ItemSelection => ({
  itemIds: [...new Set(ItemIds)],
  filter: toItemFilter(Filter),
});

const toResponse = (result: Result<string, PrepareError>, language: Language) => ({
  body: [
    result.ok ? commandSucceeded(1, { BatchId: result.value }) : errorEntry(result.code, language),
  ],
});

export const hashBody = (body: object, file = ''): string => sha256(JSON.stringify([body, file]));

export const requireFile = <File>(file: File | undefined): File => {
  if (file) return file;
  throw new ProblemError('bad-input', 'The part `file` is missing.', [
    { field: 'file', rule: 'required', message: 'is missing' },
  ]);
};

export const createPrepareHandlers = (
  deps: PrepareHandlerDeps,
): Pick<
  OperationHandlers<typeof itemAdminOperations>,
  'prepare-price-change' | 'prepare-price-import' | 'prepare-item-change'
> => ({
  'prepare-price-change': async ({ body, caller, language }) => {
    const terms = readPriceTerms(body);
    if (!terms) return { body: [errorEntry('value-invalid', language)] };
    const batch = {
      batchId: body.BatchId,
      requestHash: hashBody(body),
      value: String(body.Value),
      createdBy: caller.userId,
    };
    const command = { selection: toSelection(body), terms, batch };
    return toResponse(await prepareItemChanges(deps, command), language);
  },
  'prepare-item-change': async ({ body, caller, language }) => {
    const terms = await readFieldTerms(body, (itemTypeId) => findCategory(deps, itemTypeId));
    if (!terms) return { body: [errorEntry('value-invalid', language)] };
    const batch = {
      batchId: body.BatchId,
      requestHash: hashBody(body),
      value: terms.kind === 'category' ? terms.category.itemTypeName : body.Value,
      createdBy: caller.userId,
    };
    const command = { selection: toSelection(body), terms, batch };
    return toResponse(await prepareItemChanges(deps, command), language);
  },
  'prepare-price-import': async ({ body, file, caller, language }) => {
    const rows = readImportRows(requireFile(file).buffer);
    if (!rows.ok) return { body: [rowsInvalidEntry(rows.fault, language)] };
    const batch = {
      batchId: body.BatchId,
      requestHash: hashBody(body, requireFile(file).buffer.toString('utf8')),
      createdBy: caller.userId,
    };
    const command = { rows: rows.value, defaultDate: body.FromDate, batch };
    return toResponse(await preparePriceImport(deps, command), language);
  },
});
