import * as z from 'zod/mini';
import { isStateCode } from '../../tax/gst.ts';
import { maxQuoteTokenLength } from '../../validation/limits.ts';
import { rupees } from '../../money/money.ts';
import {
  maxClosedDayReasonLength,
  maxCutOffMinutes,
  maxGroupNameLength,
  maxPartyFees,
  maxSlotCapacity,
  maxSlotPieces,
  maxSlotTemplates,
} from '../../slots/slot-limits.ts';
import { slotErrorCodes } from '../../slots/slot-error-messages.ts';
import { noParams, anyParam, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';

export const slotStates = ['Open', 'FewLeft', 'Full', 'Closed'] as const;
export const slotClosedReasons = [
  '',
  'cut-off',
  'blackout',
  'weekly-off',
  'full',
  'minimum-order',
  'closed',
  'lead-time',
  'past',
] as const;

export const slot = z.object({
  Id: z.int(),
  CompanyId: z.int(),
  GroupId: z.int(),
  Date: f.isoDate,
  MinimumDate: f.isoDate,
  Start: f.clockTime,
  End: f.clockTime,
  StartsAt: f.instant,
  EndsAt: f.instant,
  CutOffAt: f.instant,
  Capacity: z.int(),
  Left: z.int(),
  Fee: rupees,
  State: z.enum(slotStates),
  Reason: z.enum(slotClosedReasons),
});
export type SlotResponse = z.infer<typeof slot>;

export const holdErrorCodes = [
  ...slotErrorCodes,
  'slot-not-served',
  'slot-already-held',
  'quote-invalid',
  'quote-expired',
  'hold-expired',
  'too-many-holds',
] as const;

const area = z.object({
  Id: z.int(),
  GroupId: z.int(),
  GroupName: z.string(),
  StateCode: z.string(),
  StateName: z.string(),
  PincodeFrom: z.string(),
  PincodeTo: z.string(),
  Status: z.literal([0, 1]),
});
const charge = z.object({
  Id: z.int(),
  PincodeFrom: z.string(),
  PincodeTo: z.string(),
  PartyId: z.int(),
  Charge: rupees,
  FreeAbove: rupees,
  TaxPercent: z.number(),
  HSN: z.string(),
  Tax: rupees,
});

const at = { service: 'delivery-slot' } as const;
const anon = { kind: 'anon' } as const;
const staffPincodes = { kind: 'staff', permission: 'pincodes' } as const;
const staffSlots = { kind: 'staff', permission: 'slots' } as const;
const spanNames = ['FromDate', 'ToDate', 'PartyId'];
const spanQuery = {
  FromDate: z.optional(f.isoDate),
  ToDate: z.optional(f.isoDate),
  PartyId: z.optional(f.idOrZeroParam),
};
const slotsPerPage = f.paginationLimits.maxSize;
const stateCode = z
  .string()
  .check(z.refine(isStateCode, 'must be a State code of GST, two digits'));
const capacity = z
  .int()
  .check(z.gte(0), z.lte(maxSlotCapacity, `must be at most ${maxSlotCapacity}`));
const itemCount = z.optional(
  z.int().check(z.gte(1), z.lte(maxSlotPieces, `must be at most ${maxSlotPieces}`)),
);
const weekdayNumber = z.int().check(z.gte(0), z.lte(6));
/** CutOffHour, an hour of the previous day, overrides CutOffMinutes. */
const windowTerms = {
  Fee: z._default(f.rupeesField, 0),
  CutOffMinutes: z._default(z.int().check(z.gte(0), z.lte(maxCutOffMinutes)), 120),
  CutOffHour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  MinimumOrder: z._default(f.rupeesField, 0),
  PartyFees: z._default(
    z.array(z.object({ PartyId: f.id, Fee: f.rupeesField })).check(z.maxLength(maxPartyFees)),
    [],
  ),
  ItemCount: itemCount,
};
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const template = z.object({
  Start: f.clockTime,
  End: f.clockTime,
  Weekdays: z._default(z.array(weekdayNumber).check(z.minLength(1), z.maxLength(7)), everyDay),
  Count: capacity,
  ...windowTerms,
  ApplyToSlots: z._default(z.boolean(), false),
});
const keptSlot = z.object({
  Date: f.isoDate,
  Start: f.clockTime,
  Code: z.string(),
  Message: z.string(),
});

export const slotOperations = {
  openPincodes: operation({
    ...at,
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
    ...at,
    operationId: 'list-pincodes',
    specId: 'S2',
    method: 'GET',
    path: '/api/AvailablePincode',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    response: z.array(area),
    summary: 'All served pincode ranges with their groups.',
  }),
  listPincodesOfGroup: operation({
    ...at,
    operationId: 'list-pincodes-of-group',
    specId: 'S3',
    method: 'GET',
    path: '/api/AvailablePincode',
    match: params('groupid'),
    auth: anon,
    isPaginated: true,
    query: z.object({ groupid: f.idParam }),
    response: z.array(area),
    summary: 'Served pincode ranges of one group.',
  }),
  changePincodes: operation({
    ...at,
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
    ...at,
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
  listSlotsOfDay: operation({
    ...at,
    operationId: 'list-slots-of-day',
    specId: 'S5',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('Pdate', 'Tid'),
    optionalParams: spanNames,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ Pdate: f.isoDate, Tid: f.idOrZeroParam, ...spanQuery }),
    response: z.array(slot),
    summary: 'Slots of a day; Tid is a group, 0 means all groups.',
  }),
  listSlotsOfCompany: operation({
    ...at,
    operationId: 'list-slots-of-company',
    specId: 'S6',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('cId'),
    optionalParams: spanNames,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ cId: f.companyIdParam, ...spanQuery }),
    response: z.array(slot),
    summary: 'Slots of a company.',
  }),
  listSlotsOfLocation: operation({
    ...at,
    operationId: 'list-slots-of-location',
    specId: 'S7',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('LocationId'),
    optionalParams: ['cId', ...spanNames],
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ LocationId: f.idParam, cId: z.optional(f.companyIdParam), ...spanQuery }),
    response: z.array(slot),
    summary: 'Slots of a location (group).',
  }),
  listSlotsOfPincode: operation({
    ...at,
    operationId: 'list-slots-of-pincode',
    specId: 'S8',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('pincode'),
    optionalParams: spanNames,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ pincode: f.pincode, ...spanQuery }),
    response: z.array(slot),
    summary:
      'Slots of a pincode for the next 14 days. MinimumDate of the first one is the earliest possible delivery date.',
  }),
  listDeliverySlots: operation({
    ...at,
    operationId: 'list-delivery-slots',
    specId: 'S13',
    method: 'GET',
    path: '/api/DeliverySlots',
    match: params('CompanyId'),
    optionalParams: spanNames,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ CompanyId: f.companyIdParam, ...spanQuery }),
    response: z.array(slot),
    summary: 'Delivery slots of a company.',
  }),
  saveSlots: operation({
    ...at,
    operationId: 'save-slots',
    specId: 'S9',
    method: 'POST',
    path: '/api/Times',
    match: noParams,
    auth: staffSlots,
    response: commandResponse,
    errorCodes: ['unknown-group', 'slot-past', 'date-too-far', 'end-before-start'],
    body: z.object({
      CompanyId: f.companyId,
      GroupId: f.id,
      Slots: z
        .array(
          z.object({
            Date: f.isoDate,
            Start: f.clockTime,
            End: f.clockTime,
            Count: capacity,
            ...windowTerms,
          }),
        )
        .check(z.minLength(1), z.maxLength(f.maxListLength)),
    }),
    summary:
      'Creates or updates slots, identified by company, group, date and start. Lowering Count below the number of bookings keeps the bookings and closes the slot until there is capacity again.',
  }),
  saveSlotTemplates: operation({
    ...at,
    operationId: 'save-slot-templates',
    specId: 'S14',
    method: 'POST',
    path: '/api/admin/delivery-slot/templates',
    match: noParams,
    auth: staffSlots,
    response: commandResponseWith({ Rev: z.int(), Changed: z.int(), Refused: z.array(keptSlot) }),
    errorCodes: ['unknown-group', 'end-before-start', 'template-doubled', 'plan-changed'],
    body: z.object({
      GroupId: f.id,
      Rev: z.optional(f.idOrZero),
      WeeklyOff: z._default(z.array(weekdayNumber).check(z.maxLength(7)), []),
      Templates: z.array(template).check(z.maxLength(maxSlotTemplates)),
    }),
    summary:
      'Replaces the weekly plan of a group: times, capacity, cut-off and fee per weekday, applied 14 days ahead. Weekdays and WeeklyOff count from 0 (Sunday) to 6. Existing slots are kept, except that a weekly off applies to them too; ApplyToSlots also updates them (Changed counts these, Refused lists the others). An empty list ends the plan. Rev, if given, must be the current revision of the plan.',
  }),
  saveBlackoutDay: operation({
    ...at,
    operationId: 'save-blackout-day',
    specId: 'S15',
    method: 'POST',
    path: '/api/admin/delivery-slot/blackout-days',
    match: noParams,
    auth: staffSlots,
    response: commandResponse,
    errorCodes: ['unknown-group', 'date-too-far'],
    body: z.object({
      GroupId: f.idOrZero,
      Date: f.isoDate,
      Closed: z._default(z.boolean(), true),
      Reason: z._default(f.text(maxClosedDayReasonLength), ''),
    }),
    summary: 'Closes or reopens a day for one group, or for all groups (0).',
  }),
  listCharges: operation({
    ...at,
    operationId: 'list-charges',
    specId: 'S10',
    method: 'GET',
    path: '/api/DeliveryCharge',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    response: z.array(charge),
    summary: 'Delivery charge rules.',
  }),
  readCharge: operation({
    ...at,
    operationId: 'read-charge',
    specId: 'S11',
    method: 'GET',
    path: '/api/DeliveryCharge',
    match: anyParam('Pincode', 'Partyid'),
    optionalParams: ['PartyId'],
    auth: anon,
    isPaginated: true,
    query: z.object({
      Pincode: z.optional(f.pincode),
      Partyid: z.optional(f.idOrZeroParam),
      PartyId: z.optional(f.idOrZeroParam),
    }),
    response: z.array(charge),
    summary: 'The delivery charge for a pincode and a party.',
  }),
  saveCharge: operation({
    ...at,
    operationId: 'save-charge',
    specId: 'S16',
    method: 'POST',
    path: '/api/admin/delivery-slot/charges',
    match: noParams,
    auth: staffPincodes,
    response: commandResponse,
    errorCodes: ['range-crossed', 'unknown-charge', 'charge-doubled'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      PincodeFrom: f.pincode,
      PincodeTo: f.pincode,
      PartyId: z._default(f.idOrZero, 0),
      Charge: f.rupeesField,
      FreeAbove: f.rupeesField,
    }),
    summary:
      "Creates or updates a delivery charge rule. There is one per range and party: Id 0 replaces the existing one and returns its Id. The narrowest range and the party's own rule win. FreeAbove 0 with Charge 0 means always free.",
  }),
  holdSlot: operation({
    ...at,
    operationId: 'hold-slot',
    specId: 'S12',
    method: 'POST',
    path: '/api/SlotHold',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    isIdempotent: true,
    body: z.object({
      SlotId: f.id,
      UserId: f.id,
      HoldKey: f.uuid,
      QuoteToken: z.string().check(z.maxLength(maxQuoteTokenLength)),
      Extend: z._default(z.boolean(), false),
      Replaces: z._default(f.idOrZero, 0),
    }),
    response: commandResponseWith({
      SlotId: z.int(),
      ExpiresAt: f.instant,
      Extended: z.boolean(),
      Alternatives: z.array(slot),
    }),
    errorCodes: holdErrorCodes,
    summary:
      'Holds a unit of capacity in a slot for 10 minutes. Extend adds 5 minutes once; Replaces moves an existing hold. The same HoldKey returns the same hold.',
  }),
  releaseHold: operation({
    ...at,
    operationId: 'release-hold',
    specId: 'S12',
    method: 'DELETE',
    path: '/api/SlotHold',
    match: params('HoldId'),
    auth: { kind: 'owner' },
    isIdempotent: true,
    query: z.object({ HoldId: f.idParam }),
    response: commandResponse,
    errorCodes: ['already-booked'],
    summary: 'Releases a hold.',
  }),
};
