import * as z from 'zod/mini';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { base } from './user-schemas.ts';

export const favouriteOperations = {
  listFavouriteIds: operation({
    ...base,
    operationId: 'list-favourite-ids',
    specId: 'U15',
    method: 'GET',
    path: '/internal/favourite-ids',
    match: noParams,
    auth: { kind: 'owner' },
    isPaginated: true,
    timeoutMs: 800,
    response: z.array(z.object({ ItemId: z.int() })),
    summary: "Ids of the caller's favourites, newest first.",
  }),
  addFavourite: operation({
    ...base,
    operationId: 'add-favourite',
    specId: 'U15',
    method: 'POST',
    path: '/api/Favourite',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    response: commandResponse,
    errorCodes: ['too-many-favourites', 'account-closed'],
    body: z.object({ UserId: f.id, ItemId: f.id }),
    summary: 'Adds an item to the favourites, 200 at most. Repeating it changes nothing.',
  }),
  removeFavourite: operation({
    ...base,
    operationId: 'remove-favourite',
    specId: 'U15',
    method: 'DELETE',
    path: '/api/Favourite',
    match: params('UserId', 'ItemId'),
    auth: { kind: 'self', name: 'UserId' },
    response: commandResponse,
    errorCodes: ['account-closed'],
    query: z.object({ UserId: f.idParam, ItemId: f.idParam }),
    summary: 'Removes an item from the favourites. Repeating it succeeds.',
  }),
};
