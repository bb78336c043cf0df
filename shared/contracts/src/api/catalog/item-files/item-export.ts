import * as z from 'zod/mini';
import { noParams, operation } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { base, staffItems } from '../item-schemas.ts';
import { itemFilterParams, itemFilterQuery } from '../price-fields.ts';

/** A page of an export is rendered in a few milliseconds. */
export const itemExportPageSize = 500;

export const exportRowOperations = {
  listExportRows: operation({
    ...base,
    operationId: 'list-export-rows',
    specId: 'I57',
    method: 'GET',
    path: '/api/admin/catalog/export-rows',
    match: noParams,
    optionalParams: ['After', ...itemFilterParams],
    auth: staffItems,
    query: z.object({ ...itemFilterQuery, After: z.optional(f.idOrZeroParam) }),
    response: z.object({ Rows: z.array(z.array(z.string())), After: z.nullable(z.int()) }),
    summary: `Up to ${itemExportPageSize} items by id as rows of a file, those with an id above After: a row for each unit. After in the response is null at the end.`,
  }),
};

export const itemExportOperations = {
  exportItems: operation({
    operationId: 'export-items',
    specId: 'I58',
    service: 'bff',
    method: 'GET',
    path: '/api/admin/catalog/export',
    match: noParams,
    optionalParams: [...itemFilterParams],
    auth: staffItems,
    responseKind: 'csv',
    query: z.object(itemFilterQuery),
    response: z.string(),
    summary:
      'All items, or those of the filter of I40, as a CSV file that I50 imports to the same items. Sent while it is read.',
  }),
};
