import type { itemAdminOperations, ItemHistoryEntryResponse } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  listItemHistory,
  type ListItemHistoryDeps,
} from '../../application/items/list-item-history.ts';
import type { ItemHistoryEntry } from '../../domain/items/item-history.ts';

const toEntryResponse = (entry: ItemHistoryEntry): ItemHistoryEntryResponse => ({
  Id: entry.id,
  At: formatInstant(entry.at),
  StaffId: entry.staffId,
  Operation: entry.operation,
  Outcome: entry.outcome,
  Changes: entry.changes.map(({ subject, kind, fields }) => ({
    Subject: subject,
    Kind: kind,
    Fields: fields.map(({ path, before, after }) => ({ Path: path, Before: before, After: after })),
  })),
});

export const createItemHistoryHandlers = (
  deps: ListItemHistoryDeps,
): Pick<OperationHandlers<typeof itemAdminOperations>, 'list-item-history'> => ({
  'list-item-history': async ({ query: { ItemId, Before, Limit } }) => {
    const { entries, next } = await listItemHistory(deps, {
      itemId: ItemId,
      before: Before,
      limit: Limit,
    });
    return { body: { Entries: entries.map(toEntryResponse), Next: next } };
  },
});
