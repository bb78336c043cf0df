import * as z from 'zod/mini';
import { noParams, operation } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { commandResponse } from '../../operation/command-response.ts';
import { anon, base, staffItems } from '../item-schemas.ts';

export const itemType = z.object({
  Id: z.int(),
  Name: z.string(),
  Code: z.string(),
  Narration: z.string(),
  LastUpdatedOn: f.instant,
  PartyDetails: z.string(),
  ItemTypeImage: z.string(),
  ItemTypeImageUrl: z.string(),
  ItemGroupId: z.int(),
  Count: z.int(),
  Hindi: f.hindi('Name'),
});

export type ItemType = z.infer<typeof itemType>;

export const itemGroup = z.object({
  Id: z.int(),
  Name: z.string(),
  Tint: z.string(),
  ImageUrl: z.string(),
  Position: z.int(),
  Count: z.int(),
  Hindi: f.hindi('Name'),
});

export type ItemGroup = z.infer<typeof itemGroup>;

export const categoryOperations = {
  listItemTypes: operation({
    ...base,
    operationId: 'list-item-types',
    specId: 'I11',
    method: 'GET',
    path: '/api/ItemType',
    match: noParams,
    optionalParams: ['ItemGroupId'],
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    query: z.object({ ItemGroupId: z.optional(f.idOrZeroParam) }),
    response: z.array(itemType),
    summary: 'Item types, optionally of one group.',
  }),
  saveItemType: operation({
    ...base,
    operationId: 'save-item-type',
    specId: 'I11',
    method: 'POST',
    path: '/api/ItemType',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['unknown-item-group', 'name-taken'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Name: f.name(100),
      Code: z._default(f.text(40), ''),
      Narration: z._default(f.multilineText(500), ''),
      ItemGroupId: f.id,
      Image: z._default(f.imageHash, ''),
      Hindi: f.hindiBody({ Name: f.text(100) }),
    }),
    summary: 'Creates (Id 0) or updates an item type. Image is the hash of an uploaded image.',
  }),
  listItemGroups: operation({
    ...base,
    operationId: 'list-item-groups',
    specId: 'I11',
    method: 'GET',
    path: '/api/ItemGroup',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    response: z.array(itemGroup),
    summary: 'Item groups in display order.',
  }),
  saveItemGroup: operation({
    ...base,
    operationId: 'save-item-group',
    specId: 'I11',
    method: 'POST',
    path: '/api/ItemGroup',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['name-taken'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Name: f.name(100),
      Tint: f.tint,
      Position: z._default(z.int(), 0),
      Image: z._default(f.imageHash, ''),
      Hindi: f.hindiBody({ Name: f.text(100) }),
    }),
    summary: 'Creates (Id 0) or updates an item group.',
  }),
};
