import * as z from 'zod/mini';
import {
  maxSavedViews,
  maxViewNameLength,
  maxViewQueryLength,
} from '../../validation/saved-views.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, staffItems } from './item-schemas.ts';

const savedView = z.object({ Id: z.int(), Name: z.string(), Query: z.string() });
export type SavedViewResponse = z.infer<typeof savedView>;

const viewPath = '/api/admin/catalog/saved-views';

export const savedViewOperations = {
  listSavedViews: operation({
    ...base,
    operationId: 'list-saved-views',
    specId: 'I49',
    method: 'GET',
    path: viewPath,
    match: noParams,
    auth: staffItems,
    response: z.array(savedView),
    summary: 'Saved filters of the items table of the caller, by name.',
  }),
  saveView: operation({
    ...base,
    operationId: 'save-view',
    specId: 'I49',
    method: 'POST',
    path: viewPath,
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['name-taken', 'too-many-views', 'unknown-view'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Name: f.name(maxViewNameLength),
      Query: f.text(maxViewQueryLength),
    }),
    summary: `Saves the query of the items table under a name, or renames and replaces the view Id. At most ${maxSavedViews} a person.`,
  }),
  deleteView: operation({
    ...base,
    operationId: 'delete-view',
    specId: 'I49',
    method: 'POST',
    path: `${viewPath}/delete`,
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['unknown-view'],
    body: z.object({ Id: f.id }),
    summary: 'Deletes a saved view of the caller.',
  }),
};
