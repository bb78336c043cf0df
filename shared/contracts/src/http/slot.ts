import * as z from 'zod/mini';
import { isStateCode } from '../gst.ts';
import { quoteTokenLengthMax } from '../limits.ts';
import { rupees } from '../money.ts';
import {
  closedDayReasonLettersMax,
  cutOffMinutesMax,
  groupNameLettersMax,
  partyFeesMax,
  slotCapacityMax,
  slotPiecesMax,
  templatesMax,
} from '../slot-limits.ts';
import { slotRefusals } from '../slot-refusal.ts';
import { alone, anyOf, exactly, operation } from './define.ts';
import * as f from './fields.ts';
import { result, resultWith } from './result.ts';

export const slotStates = ['Open', 'FewLeft', 'Full', 'Closed'] as const;
export const slotReasons = [
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
  Reason: z.enum(slotReasons),
});
export type SlotAnswer = z.infer<typeof slot>;

export const refusalsOfHold = [
  ...slotRefusals,
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
  PartyId: z.optional(f.idOrZeroText),
};
/** A fortnight of a group fits on one page. */
const slotsPerPage = f.paging.maxSize;
const stateCode = z
  .string()
  .check(z.refine(isStateCode, 'must be a State code of GST, two digits'));
const capacity = z
  .int()
  .check(z.gte(0), z.lte(slotCapacityMax, `must be at most ${slotCapacityMax}`));
const itemCount = z.optional(
  z.int().check(z.gte(1), z.lte(slotPiecesMax, `must be at most ${slotPiecesMax}`)),
);
const weekdayNumber = z.int().check(z.gte(0), z.lte(6));
/** What staff say of a window beside its times: CutOffHour, an hour of the day before, takes the place of CutOffMinutes. */
const windowTerms = {
  Fee: z._default(f.rupeesIn, 0),
  CutOffMinutes: z._default(z.int().check(z.gte(0), z.lte(cutOffMinutesMax)), 120),
  CutOffHour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  MinimumOrder: z._default(f.rupeesIn, 0),
  PartyFees: z._default(
    z.array(z.object({ PartyId: f.id, Fee: f.rupeesIn })).check(z.maxLength(partyFeesMax)),
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
/** A slot that did not take the terms of its window. */
const keptSlot = z.object({
  Date: f.isoDate,
  Start: f.clockTime,
  Code: z.string(),
  Message: z.string(),
});

export const slotOperations = {
  openPincodes: operation({
    ...at,
    id: 'open-pincodes',
    row: 'S1',
    method: 'POST',
    path: '/api/AvailablePincode',
    choose: exactly('start', 'end', 'UserId'),
    optional: ['groupid', 'GroupName', 'StateCode'],
    who: staffPincodes,
    query: z.object({
      start: f.pincode,
      end: f.pincode,
      UserId: f.idText,
      groupid: z.optional(f.idOrZeroText),
      GroupName: z.optional(f.text(groupNameLettersMax)),
      StateCode: z.optional(stateCode),
    }),
    answer: resultWith({ Added: z.int(), AlreadyOpen: z.int() }),
    refusals: [
      'range-crossed',
      'range-too-large',
      'state-needed',
      'other-state',
      'other-group',
      'unknown-group',
    ],
    meaning:
      'Opens a range of pincodes, at most 5,000 codes; overlaps merge; answers what changed. groupid 0, or a GroupName without groupid, is a new group: it needs its State, and Id is the one that it got. Group 1 when neither is named. A group that is there keeps its State.',
  }),
  listPincodes: operation({
    ...at,
    id: 'list-pincodes',
    row: 'S2',
    method: 'GET',
    path: '/api/AvailablePincode',
    choose: alone,
    who: anon,
    paged: true,
    cacheSeconds: 30,
    answer: z.array(area),
    meaning: 'Ranges and groups.',
  }),
  listPincodesOfGroup: operation({
    ...at,
    id: 'list-pincodes-of-group',
    row: 'S3',
    method: 'GET',
    path: '/api/AvailablePincode',
    choose: exactly('groupid'),
    who: anon,
    paged: true,
    query: z.object({ groupid: f.idText }),
    answer: z.array(area),
    meaning: 'Ranges of one group.',
  }),
  changePincodes: operation({
    ...at,
    id: 'change-pincodes',
    row: 'S4',
    method: 'POST',
    path: '/api/UpdateAvailablePincode',
    choose: alone,
    who: staffPincodes,
    answer: result,
    refusals: ['range-crossed', 'range-too-large', 'other-group', 'unknown-group'],
    body: z.object({
      GroupId: f.id,
      GroupName: z.optional(f.text(groupNameLettersMax)),
      StateCode: z.optional(stateCode),
      PincodeFrom: f.pincode,
      PincodeTo: f.pincode,
      Status: z.literal([0, 1]),
    }),
    meaning: 'Changes a group, opens (1) or closes (0) a range of it.',
  }),
  checkPincode: operation({
    ...at,
    id: 'check-pincode',
    row: 'U5',
    method: 'GET',
    path: '/api/UserRegister',
    choose: exactly('cmId', 'pin', 'UserId'),
    who: anon,
    query: z.object({ cmId: f.companyIdText, pin: f.text(10), UserId: f.idOrZeroText }),
    answer: z.array(
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
    refusals: ['pincode-invalid', 'pincode-not-served'],
    meaning: 'Is the pincode served: Id 0 when yes, else Id 1 and the text of section 8.',
  }),
  listSlotsOfDay: operation({
    ...at,
    id: 'list-slots-of-day',
    row: 'S5',
    method: 'GET',
    path: '/api/TimeSlot',
    choose: exactly('Pdate', 'Tid'),
    optional: spanNames,
    who: anon,
    isSameForAll: true,
    paged: true,
    pageSize: slotsPerPage,
    query: z.object({ Pdate: f.isoDate, Tid: f.idOrZeroText, ...spanQuery }),
    answer: z.array(slot),
    meaning: 'Slots of a day; Tid is a zone (group), 0 all of delivery.',
  }),
  listSlotsOfCompany: operation({
    ...at,
    id: 'list-slots-of-company',
    row: 'S6',
    method: 'GET',
    path: '/api/TimeSlot',
    choose: exactly('cId'),
    optional: spanNames,
    who: anon,
    isSameForAll: true,
    paged: true,
    pageSize: slotsPerPage,
    query: z.object({ cId: f.companyIdText, ...spanQuery }),
    answer: z.array(slot),
    meaning: 'Slots of a company.',
  }),
  listSlotsOfLocation: operation({
    ...at,
    id: 'list-slots-of-location',
    row: 'S7',
    method: 'GET',
    path: '/api/TimeSlot',
    choose: exactly('LocationId'),
    optional: ['cId', ...spanNames],
    who: anon,
    isSameForAll: true,
    paged: true,
    pageSize: slotsPerPage,
    query: z.object({ LocationId: f.idText, cId: z.optional(f.companyIdText), ...spanQuery }),
    answer: z.array(slot),
    meaning: 'Slots of a location (group).',
  }),
  listSlotsOfPincode: operation({
    ...at,
    id: 'list-slots-of-pincode',
    row: 'S8',
    method: 'GET',
    path: '/api/TimeSlot',
    choose: exactly('pincode'),
    optional: spanNames,
    who: anon,
    isSameForAll: true,
    paged: true,
    pageSize: slotsPerPage,
    query: z.object({ pincode: f.pincode, ...spanQuery }),
    answer: z.array(slot),
    meaning: 'Slots for a pincode, 14 days ahead; the first MinimumDate is the blocking date.',
  }),
  listDeliverySlots: operation({
    ...at,
    id: 'list-delivery-slots',
    row: 'S13',
    method: 'GET',
    path: '/api/DeliverySlots',
    choose: exactly('CompanyId'),
    optional: spanNames,
    who: anon,
    isSameForAll: true,
    paged: true,
    pageSize: slotsPerPage,
    query: z.object({ CompanyId: f.companyIdText, ...spanQuery }),
    answer: z.array(slot),
    meaning: 'Delivery slots by company id.',
  }),
  saveSlots: operation({
    ...at,
    id: 'save-slots',
    row: 'S9',
    method: 'POST',
    path: '/api/Times',
    choose: alone,
    who: staffSlots,
    answer: result,
    refusals: ['unknown-group', 'slot-past', 'date-too-far', 'end-before-start'],
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
    meaning:
      'Upserts slots with counts, idempotent per company, group, day and start; lowering below booked keeps bookings and closes the slot until enough of them are gone. Capacity is told as staff want it.',
  }),
  saveSlotTemplates: operation({
    ...at,
    id: 'save-slot-templates',
    row: 'S14',
    method: 'POST',
    path: '/api/admin/delivery-slot/templates',
    choose: alone,
    who: staffSlots,
    answer: resultWith({ Rev: z.int(), Changed: z.int(), Refused: z.array(keptSlot) }),
    refusals: ['unknown-group', 'end-before-start', 'template-doubled', 'plan-changed'],
    body: z.object({
      GroupId: f.id,
      Rev: z.optional(f.idOrZero),
      WeeklyOff: z._default(z.array(weekdayNumber).check(z.maxLength(7)), []),
      Templates: z.array(template).check(z.maxLength(templatesMax)),
    }),
    meaning:
      'Sets what rolls 14 days ahead for a group: times of weekdays with capacity, cut-off, fee; WeeklyOff and Weekdays 0 Sunday to 6 Saturday. Slots that exist stay; a weekly off holds for them, too, and a template with ApplyToSlots: Changed tells how many, Refused which not. An empty list ends what rolled. With the Rev of row S17 refused when another has saved since.',
  }),
  saveBlackoutDay: operation({
    ...at,
    id: 'save-blackout-day',
    row: 'S15',
    method: 'POST',
    path: '/api/admin/delivery-slot/blackout-days',
    choose: alone,
    who: staffSlots,
    answer: result,
    refusals: ['unknown-group', 'date-too-far'],
    body: z.object({
      GroupId: f.idOrZero,
      Date: f.isoDate,
      Closed: z._default(z.boolean(), true),
      Reason: z._default(f.text(closedDayReasonLettersMax), ''),
    }),
    meaning: 'Closes (or opens again) a day, for one group or all (0).',
  }),
  listCharges: operation({
    ...at,
    id: 'list-charges',
    row: 'S10',
    method: 'GET',
    path: '/api/DeliveryCharge',
    choose: alone,
    who: anon,
    paged: true,
    cacheSeconds: 30,
    answer: z.array(charge),
    meaning: 'Charge rules.',
  }),
  readCharge: operation({
    ...at,
    id: 'read-charge',
    row: 'S11',
    method: 'GET',
    path: '/api/DeliveryCharge',
    choose: anyOf('Pincode', 'Partyid'),
    optional: ['PartyId'],
    who: anon,
    paged: true,
    query: z.object({
      Pincode: z.optional(f.pincode),
      Partyid: z.optional(f.idOrZeroText),
      PartyId: z.optional(f.idOrZeroText),
    }),
    answer: z.array(charge),
    meaning: 'The charge for a place and party.',
  }),
  saveCharge: operation({
    ...at,
    id: 'save-charge',
    row: 'S16',
    method: 'POST',
    path: '/api/admin/delivery-slot/charges',
    choose: alone,
    who: staffPincodes,
    answer: result,
    refusals: ['range-crossed', 'unknown-charge', 'charge-doubled'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      PincodeFrom: f.pincode,
      PincodeTo: f.pincode,
      PartyId: z._default(f.idOrZero, 0),
      Charge: f.rupeesIn,
      FreeAbove: f.rupeesIn,
    }),
    meaning:
      "Sets a charge rule, one a range and party: with Id 0 it takes the place of the one that is there, and Id is that one's; the narrowest range and the party win; FreeAbove 0 with Charge 0 is always free.",
  }),
  holdSlot: operation({
    ...at,
    id: 'hold-slot',
    row: 'S12',
    method: 'POST',
    path: '/api/SlotHold',
    choose: alone,
    who: { kind: 'self', name: 'UserId' },
    isIdempotent: true,
    body: z.object({
      SlotId: f.id,
      UserId: f.id,
      HoldKey: f.uuid,
      QuoteToken: z.string().check(z.maxLength(quoteTokenLengthMax)),
      Extend: z._default(z.boolean(), false),
      Replaces: z._default(f.idOrZero, 0),
    }),
    answer: resultWith({
      SlotId: z.int(),
      ExpiresAt: f.instant,
      Extended: z.boolean(),
      Alternatives: z.array(slot),
    }),
    refusals: refusalsOfHold,
    meaning:
      'Holds a place for 10 minutes; Extend adds 5 once; Replaces moves. The same HoldKey answers the same hold.',
  }),
  releaseHold: operation({
    ...at,
    id: 'release-hold',
    row: 'S12',
    method: 'DELETE',
    path: '/api/SlotHold',
    choose: exactly('HoldId'),
    who: { kind: 'owner' },
    isIdempotent: true,
    query: z.object({ HoldId: f.idText }),
    answer: result,
    refusals: ['already-booked'],
    meaning: 'Lets a held place go.',
  }),
};
