import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { maxSlotReportDays } from '../../slots/slot-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { slotReportOperations } from './slot-reports.ts';
import { slotStates } from './slot-schemas.ts';

const base = { service: 'delivery-slot', auth: { kind: 'staff', permission: 'slots' } } as const;

const partyFee = z.object({ PartyId: z.int(), Fee: rupees });
const terms = {
  Fee: rupees,
  PartyFees: z.array(partyFee),
  MinimumOrder: rupees,
  CutOffMinutes: z.int(),
  CutOffHour: z.nullable(z.int()),
};

const template = z.object({
  Start: f.clockTime,
  End: f.clockTime,
  Weekdays: z.array(z.int()),
  Count: z.int(),
  ItemCount: z.nullable(z.int()),
  ...terms,
});
const templatesOfGroup = z.object({
  GroupId: z.int(),
  Rev: z.int(),
  GroupName: z.string(),
  WeeklyOff: z.array(z.int()),
  Templates: z.array(template),
});
export type TemplatesOfGroup = z.infer<typeof templatesOfGroup>;

/** Held, Kept and Booked count units of capacity; Waiting counts people. */
const slotUsage = z.object({
  Id: z.int(),
  Rev: z.int(),
  CompanyId: z.int(),
  GroupId: z.int(),
  Date: f.isoDate,
  Start: f.clockTime,
  End: f.clockTime,
  CutOffAt: f.instant,
  State: z.enum(slotStates),
  ClosedFor: z.enum(['', 'closed', 'blackout', 'weekly-off']),
  Capacity: z.int(),
  Left: z.int(),
  Held: z.int(),
  Kept: z.int(),
  Booked: z.int(),
  Offered: z.int(),
  Waiting: z.int(),
  ItemCount: z.nullable(z.int()),
  ItemsTaken: z.int(),
  ...terms,
});
export type SlotUsageResponse = z.infer<typeof slotUsage>;

const waitlistEntry = z.object({
  Position: z.int(),
  UserId: z.int(),
  Items: z.int(),
  Since: z.nullable(f.instant),
  OfferUntil: z.nullable(f.instant),
});
export type WaitlistEntryResponse = z.infer<typeof waitlistEntry>;

export const slotAdminOperations = {
  ...slotReportOperations,
  listTemplates: operation({
    ...base,
    operationId: 'list-slot-templates',
    specId: 'S17',
    method: 'GET',
    path: '/api/admin/delivery-slot/templates',
    match: noParams,
    isPaginated: true,
    response: z.array(templatesOfGroup),
    summary:
      'Weekly plans of all groups; a group without a plan has an empty list. Pass Rev back when saving.',
  }),
  listBlackoutDays: operation({
    ...base,
    operationId: 'list-blackout-days',
    specId: 'S18',
    method: 'GET',
    path: '/api/admin/delivery-slot/blackout-days',
    match: noParams,
    isPaginated: true,
    response: z.array(z.object({ GroupId: z.int(), Date: f.isoDate, Reason: z.string() })),
    summary: 'Days without delivery from today on; GroupId 0 means every group.',
  }),
  previewCapacity: operation({
    ...base,
    operationId: 'preview-capacity',
    specId: 'S19',
    method: 'GET',
    path: '/api/admin/delivery-slot/capacity-preview',
    match: params('SlotId', 'Count'),
    optionalParams: ['ItemCount'],
    query: z.object({
      SlotId: f.idParam,
      Count: f.idOrZeroParam,
      ItemCount: z.optional(f.idParam),
    }),
    response: z.array(
      z.object({
        Before: slotUsage,
        After: slotUsage,
        Closes: z.boolean(),
        Over: z.int(),
        ItemsOver: z.int(),
        Offers: z.int(),
      }),
    ),
    summary:
      'Shows what changing the capacity of a slot would do, without saving: whether it closes, by how much it is overbooked, and how many waiting customers get an offer.',
  }),
  listSlotFill: operation({
    ...base,
    operationId: 'list-slot-fill',
    specId: 'S20',
    method: 'GET',
    path: '/api/admin/delivery-slot/fill',
    match: params('FromDate', 'ToDate'),
    optionalParams: ['GroupId'],
    isPaginated: true,
    pageSize: f.paginationLimits.maxSize,
    query: z
      .object({ FromDate: f.isoDate, ToDate: f.isoDate, GroupId: z.optional(f.idParam) })
      .check(f.daysInOrder('FromDate', 'ToDate')),
    response: z.array(slotUsage),
    summary: `Slots between two dates (${maxSlotReportDays} days at most) with their usage, by start, for calendar, heat map and export.`,
  }),
  listWaits: operation({
    ...base,
    operationId: 'list-waits',
    specId: 'S21',
    method: 'GET',
    path: '/api/admin/delivery-slot/waits',
    match: params('SlotId'),
    isPaginated: true,
    query: z.object({ SlotId: f.idParam }),
    response: z.array(waitlistEntry),
    summary:
      'Customers with an open offer for a slot and its expiry, followed by the waitlist in order.',
  }),
  closeSlot: operation({
    ...base,
    operationId: 'close-slot',
    specId: 'S25',
    method: 'POST',
    path: '/api/admin/delivery-slot/closed-slots',
    match: noParams,
    body: z.object({ SlotId: f.id, Closed: z.boolean() }),
    response: commandResponse,
    errorCodes: [
      'unknown-slot',
      'slot-past',
      'slot-blackout',
      'slot-weekly-off',
      'slot-overbooked',
    ],
    summary:
      'Closes a single slot, or reopens it on a day with delivery. Capacity, terms and bookings are kept.',
  }),
};
