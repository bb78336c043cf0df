import * as z from 'zod/mini';
import { auditEntry, entryIdPattern } from './audit-entries.ts';
import { operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, staffItems } from '../catalog/item-schemas.ts';

const historyEntry = z.pick(auditEntry, {
  Id: true,
  At: true,
  StaffId: true,
  Operation: true,
  Outcome: true,
  Changes: true,
});
export type ItemHistoryEntryResponse = z.infer<typeof historyEntry>;

const defaultPageSize = 20;

export const itemHistoryOperations = {
  listItemHistory: operation({
    ...base,
    operationId: 'list-item-history',
    specId: 'I32',
    method: 'GET',
    path: '/api/admin/catalog/item-history',
    match: params('ItemId'),
    optionalParams: ['Before', 'Limit'],
    auth: staffItems,
    query: z.object({
      ItemId: f.idParam,
      Before: z.optional(
        z.string().check(z.regex(entryIdPattern, 'must be the Next of an earlier page')),
      ),
      Limit: z._default(f.cursorPageSizeParam, defaultPageSize),
    }),
    response: z.object({
      Entries: z.array(historyEntry),
      /** The value of `Before` for the next page; empty on the last one. */
      Next: z.string(),
    }),
    summary:
      'What members of staff changed of an item, its prices and its stock, newest first, with before and after. Attempts that were rejected are left out. A page can have fewer entries than Limit although there is a next one.',
  }),
};
