import * as z from 'zod/mini';
import { isStateCode } from '../../tax/gst.ts';
import { maxGroupNameLength } from '../../slots/slot-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { anon, base, staffPincodes } from './slot-schemas.ts';

const pincodeArea = z.object({
  Id: z.int(),
  GroupId: z.int(),
  GroupName: z.string(),
  StateCode: z.string(),
  StateName: z.string(),
  PincodeFrom: z.string(),
  PincodeTo: z.string(),
  Status: z.literal([0, 1]),
  /** The location whose stock is sold there. */
  LocationId: z.int(),
});

const stateCode = z
  .string()
  .check(z.refine(isStateCode, 'must be a State code of GST, two digits'))
  .register(z.globalRegistry, { pattern: String.raw`^(?:\d{2}|GB)$` });

export const pincodeOperations = {
  openPincodes: operation({
    ...base,
    operationId: 'open-pincodes',
    specId: 'S1',
    method: 'POST',
    path: '/api/AvailablePincode',
    match: params('start', 'end', 'UserId'),
    optionalParams: ['groupid', 'GroupName', 'StateCode'],
    auth: staffPincodes,
    query: z.object({
      start: f.pincode,
      end: f.pincode,
      UserId: f.idParam,
      groupid: z.optional(f.idOrZeroParam),
      GroupName: z.optional(f.text(maxGroupNameLength)),
      StateCode: z.optional(stateCode),
    }),
    response: commandResponseWith({ Added: z.int(), AlreadyOpen: z.int() }),
    errorCodes: [
      'range-crossed',
      'range-too-large',
      'state-needed',
      'other-state',
      'other-group',
      'unknown-group',
    ],
    summary:
      'Opens a range of at most 5,000 pincodes and merges overlapping ranges. Returns what changed. groupid 0, or a GroupName without groupid, creates a group, which needs StateCode; Id is its id. Without both the range joins group 1. An existing group keeps its State.',
  }),
  listPincodes: operation({
    ...base,
    operationId: 'list-pincodes',
    specId: 'S2',
    method: 'GET',
    path: '/api/AvailablePincode',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    response: z.array(pincodeArea),
    summary: 'All served pincode ranges with their groups.',
  }),
  listPincodesOfGroup: operation({
    ...base,
    operationId: 'list-pincodes-of-group',
    specId: 'S3',
    method: 'GET',
    path: '/api/AvailablePincode',
    match: params('groupid'),
    auth: anon,
    isPaginated: true,
    query: z.object({ groupid: f.idParam }),
    response: z.array(pincodeArea),
    summary: 'Served pincode ranges of one group.',
  }),
  changePincodes: operation({
    ...base,
    operationId: 'change-pincodes',
    specId: 'S4',
    method: 'POST',
    path: '/api/UpdateAvailablePincode',
    match: noParams,
    auth: staffPincodes,
    response: commandResponse,
    errorCodes: ['range-crossed', 'range-too-large', 'other-group', 'unknown-group'],
    body: z.object({
      GroupId: f.id,
      GroupName: z.optional(f.text(maxGroupNameLength)),
      StateCode: z.optional(stateCode),
      PincodeFrom: f.pincode,
      PincodeTo: f.pincode,
      Status: z.literal([0, 1]),
    }),
    summary: 'Renames a group, or opens (1) or closes (0) one of its pincode ranges.',
  }),
  checkPincode: operation({
    ...base,
    operationId: 'check-pincode',
    specId: 'U5',
    method: 'GET',
    path: '/api/UserRegister',
    match: params('cmId', 'pin', 'UserId'),
    auth: anon,
    query: z.object({ cmId: f.companyIdParam, pin: f.text(10), UserId: f.idOrZeroParam }),
    response: z.array(
      z.object({
        Id: z.int(),
        Error: z.int(),
        error: z.int(),
        Message: z.string(),
        Code: z.string(),
        GroupId: z.int(),
        Place: z.string(),
        StateCode: z.string(),
      }),
    ),
    errorCodes: ['pincode-invalid', 'pincode-not-served'],
    summary: 'Checks whether a pincode is served: Id 0 if so, otherwise Id 1 and a message.',
  }),
};
