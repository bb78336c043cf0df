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
  /** Null while it is open. */
  ClosedAt: z.nullable(f.instant),
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
    errorCodes: ['unknown-location', 'location-closed', 'unknown-group', 'area-changed'],
    body: z.object({ GroupId: f.id, LocationId: f.id, Before: f.id }),
    summary:
      'Names the location whose stock is sold in a service area. Orders already placed keep theirs. Before is the location that served it when staff decided: when someone else chose another meanwhile, nothing is saved.',
  }),
  setLocationClosed: operation({
    ...base,
    operationId: 'set-location-closed',
    specId: 'I66',
    method: 'POST',
    path: '/api/admin/delivery-slot/location-state',
    match: noParams,
    auth: staffPincodes,
    response: commandResponse,
    errorCodes: [
      'unknown-location',
      'location-changed',
      'default-location',
      'location-serves-areas',
      'location-has-orders',
      'location-closed',
      'area-changed',
    ],
    body: z.object({
      LocationId: f.id,
      Rev: z.int().check(z.gte(0)),
      Closed: z.boolean(),
      MoveAreasTo: z._default(f.idOrZero, 0),
    }),
    summary:
      'Closes or reopens a location. Its stock, orders and movements stay. A location that serves areas is closed only with another one that takes them over (MoveAreasTo), and none with orders that have not left it.',
  }),
};
