import * as z from 'zod/mini';
import {
  maxClosedDayReasonLength,
  maxCutOffMinutes,
  maxPartyFees,
  maxSlotCapacity,
  maxSlotPieces,
  maxSlotTemplates,
} from '../../slots/slot-limits.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { base, staffSlots } from './slot-schemas.ts';

const capacity = z
  .int()
  .check(z.gte(0), z.lte(maxSlotCapacity, `must be at most ${maxSlotCapacity}`));

const itemCount = z.optional(
  z.int().check(z.gte(1), z.lte(maxSlotPieces, `must be at most ${maxSlotPieces}`)),
);

const weekdayNumber = z.int().check(z.gte(0), z.lte(6));

/** CutOffHour, an hour of the previous day, overrides CutOffMinutes. */
const slotTerms = {
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

const slotTemplateBody = z.object({
  Start: f.clockTime,
  End: f.clockTime,
  Weekdays: z._default(z.array(weekdayNumber).check(z.minLength(1), z.maxLength(7)), everyDay),
  Count: capacity,
  ...slotTerms,
  ApplyToSlots: z._default(z.boolean(), false),
});

const unchangedSlot = z.object({
  Date: f.isoDate,
  Start: f.clockTime,
  Code: z.string(),
  Message: z.string(),
});

/** A plan writes each slot of the coming two weeks by itself. */
const planTimeoutMs = 10_000;

const namesEachSlotOnce = (
  slots: readonly { readonly Date: string; readonly Start: string }[],
): boolean => new Set(slots.map(({ Date, Start }) => `${Date} ${Start}`)).size === slots.length;

export const slotPlanOperations = {
  saveSlots: operation({
    ...base,
    operationId: 'save-slots',
    specId: 'S9',
    method: 'POST',
    path: '/api/Times',
    match: noParams,
    timeoutMs: planTimeoutMs,
    auth: staffSlots,
    response: commandResponse,
    errorCodes: [
      'unknown-group',
      'slot-past',
      'date-too-far',
      'end-before-start',
      'slot-changed',
      'slot-busy',
    ],
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
            Rev: z.optional(z.int().check(z.gte(0))),
            ...slotTerms,
          }),
        )
        .check(
          z.minLength(1),
          z.maxLength(f.maxListLength),
          z.refine(namesEachSlotOnce, 'must name each slot once'),
        ),
    }),
    summary:
      'Creates or updates slots, identified by company, group, date and start. Lowering Count below the number of bookings keeps the bookings and closes the slot until there is capacity again. Rev is that of the list, 0 for a new slot: when someone else saved the slot meanwhile, it is not saved. Without Rev it is replaced.',
  }),
  saveSlotTemplates: operation({
    ...base,
    operationId: 'save-slot-templates',
    specId: 'S14',
    method: 'POST',
    path: '/api/admin/delivery-slot/templates',
    match: noParams,
    timeoutMs: planTimeoutMs,
    auth: staffSlots,
    response: commandResponseWith({
      Rev: z.int(),
      Changed: z.int(),
      Refused: z.array(unchangedSlot),
    }),
    errorCodes: ['unknown-group', 'end-before-start', 'template-doubled', 'plan-changed'],
    body: z.object({
      GroupId: f.id,
      Rev: z.optional(f.idOrZero),
      WeeklyOff: z._default(z.array(weekdayNumber).check(z.maxLength(7)), []),
      Templates: z.array(slotTemplateBody).check(z.maxLength(maxSlotTemplates)),
    }),
    summary:
      'Replaces the weekly plan of a group: times, capacity, cut-off and fee per weekday, applied 14 days ahead. Weekdays and WeeklyOff count from 0 (Sunday) to 6. Existing slots are kept, except that a weekly off applies to them too; ApplyToSlots also updates them (Changed counts these, Refused lists the others). An empty list ends the plan. Rev, if given, must be the current revision of the plan.',
  }),
  saveBlackoutDay: operation({
    ...base,
    operationId: 'save-blackout-day',
    specId: 'S15',
    method: 'POST',
    path: '/api/admin/delivery-slot/blackout-days',
    match: noParams,
    timeoutMs: planTimeoutMs,
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
};
