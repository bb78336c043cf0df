import * as z from 'zod/mini';
import { maxLocationNameLength, maxLocations } from '../../slots/slot-limits.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { anon, base, staffPincodes } from './slot-schemas.ts';

const location = z.object({
  Id: z.int(),
  Name: z.string(),
  Rev: z.int(),
  GroupIds: z.array(z.int()),
});
export type LocationResponse = z.infer<typeof location>;

export const locationOperations = {
  listLocations: operation({
    ...base,
    operationId: 'list-locations',
    specId: 'S30',
    method: 'GET',
    path: '/api/app/locations',
    match: noParams,
    auth: anon,
    isPaginated: true,
    response: z.array(location),
    summary:
      'Shops and warehouses with the service areas that each serves. Location 1 always exists. Pass Rev back when renaming.',
  }),
  saveLocation: operation({
    ...base,
    operationId: 'save-location',
    specId: 'S31',
    method: 'POST',
    path: '/api/admin/delivery-slot/locations',
    match: noParams,
    auth: staffPincodes,
    response: commandResponse,
    errorCodes: [
      'unknown-location',
      'location-name-taken',
      'location-changed',
      'too-many-locations',
    ],
    body: z.object({
      Id: f.idOrZero,
      Name: f.text(maxLocationNameLength).check(z.minLength(1, 'must not be empty')),
      Rev: z._default(z.int().check(z.gte(0)), 0),
    }),
    summary: `Creates a location (Id 0, at most ${maxLocations}) or renames one. Rev is that of the list; when someone else renamed it meanwhile, nothing is saved.`,
  }),
  assignLocation: operation({
    ...base,
    operationId: 'assign-location',
    specId: 'S32',
    method: 'POST',
    path: '/api/admin/delivery-slot/area-locations',
    match: noParams,
    auth: staffPincodes,
    response: commandResponse,
    errorCodes: ['unknown-location', 'unknown-group'],
    body: z.object({ GroupId: f.id, LocationId: f.id }),
    summary:
      'Names the location whose stock is sold in a service area. Orders already placed keep theirs.',
  }),
};
