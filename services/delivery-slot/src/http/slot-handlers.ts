import { firstCompanyId, isoInstant, Problem, type Language, type Page } from '@tokri/contracts';
import { done, refused, type slotOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { holdSlot, type HoldOutcome } from '../application/hold-slot.ts';
import { listSlots, type SlotsAsked } from '../application/list-slots.ts';
import { saveBlackoutDay, saveSlots } from '../application/plan-slots.ts';
import { releaseHold } from '../application/release-hold.ts';
import { saveTemplates } from '../application/save-templates.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { pagedAnswer } from './paged-answer.ts';
import { presentAlternatives, presentPlan, presentSaved, presentSlot } from './present-slot.ts';
import { readTerms } from './slot-terms.ts';
import { text } from './texts.ts';

type SlotRows = Pick<
  typeof slotOperations,
  | 'listSlotsOfDay'
  | 'listSlotsOfCompany'
  | 'listSlotsOfLocation'
  | 'listSlotsOfPincode'
  | 'listDeliverySlots'
  | 'saveSlots'
  | 'saveSlotTemplates'
  | 'saveBlackoutDay'
  | 'holdSlot'
  | 'releaseHold'
>;
interface Span {
  readonly FromDate?: string | undefined;
  readonly ToDate?: string | undefined;
  readonly PartyId?: number | undefined;
}

const presentHold = (
  outcome: HoldOutcome,
  { language, now }: { language: Language; now: Date },
) => {
  if (outcome.ok) {
    const { slot, hold } = outcome.value;
    return done(hold.holdId, {
      SlotId: slot.slotId,
      ExpiresAt: isoInstant(hold.expiresAt),
      Extended: hold.extended,
      Alternatives: [],
    });
  }
  return refused(outcome.code, text(outcome.code, language), {
    Alternatives: presentAlternatives(outcome.alternatives, now),
  });
};

/** Rows of slots and holds. */
export const slotHandlers = (deps: HandlerNeeds): Handlers<SlotRows> => {
  const list = async (of: SlotsAsked['of'], span: Span, page: Page) => {
    const found = await listSlots(
      { ...deps.views, clock: deps.clock },
      { of, from: span.FromDate, to: span.ToDate },
    );
    const { total, body } = pagedAnswer(found.slots, page);
    return {
      total,
      body: body.map((slot) => presentSlot(slot, { ...found, partyId: span.PartyId ?? 0 })),
    };
  };

  return {
    'list-slots-of-day': ({ query, page }) =>
      list(
        query.Tid === 0
          ? { kind: 'company', companyId: firstCompanyId }
          : { kind: 'group', groupId: query.Tid },
        { FromDate: query.Pdate, ToDate: query.Pdate, PartyId: query.PartyId },
        page,
      ),
    'list-slots-of-company': ({ query, page }) =>
      list({ kind: 'company', companyId: query.cId }, query, page),
    'list-slots-of-location': ({ query, page }) =>
      list({ kind: 'group', groupId: query.LocationId }, query, page),
    'list-slots-of-pincode': ({ query, page }) =>
      list({ kind: 'pincode', pincode: query.pincode }, query, page),
    'list-delivery-slots': ({ query, page }) =>
      list({ kind: 'company', companyId: query.CompanyId }, query, page),
    'save-slots': async ({ body, language }) => {
      const slots = body.Slots.map((slot) => ({
        date: slot.Date,
        start: slot.Start,
        end: slot.End,
        capacity: slot.Count,
        itemCapacity: slot.ItemCount ?? null,
        ...readTerms(slot),
      }));
      return {
        body: (
          await saveSlots(deps, { groupId: body.GroupId, companyId: body.CompanyId, slots })
        ).map((outcome) => presentSaved(outcome, language)),
      };
    },
    'save-slot-templates': async ({ body, language }) => {
      const templates = body.Templates.map((row) => ({
        start: row.Start,
        end: row.End,
        weekdays: row.Weekdays,
        count: row.Count,
        itemCount: row.ItemCount ?? null,
        ...readTerms(row),
      }));
      const outcome = await saveTemplates(deps, {
        groupId: body.GroupId,
        weeklyOff: body.WeeklyOff,
        templates,
        rev: body.Rev,
        applied: templates.filter((_template, index) => body.Templates[index]?.ApplyToSlots),
      });
      return { body: [presentPlan(outcome, language)] };
    },
    'save-blackout-day': async ({ body, language }) => {
      const outcome = await saveBlackoutDay(deps, {
        groupId: body.GroupId,
        date: body.Date,
        closed: body.Closed,
        reason: body.Reason,
      });
      return {
        body: [
          outcome.ok
            ? done(Math.max(1, outcome.value))
            : refused(outcome.code, text(outcome.code, language)),
        ],
      };
    },
    'hold-slot': async ({ body, headers, language }) => {
      const outcome = await holdSlot(deps, {
        slotId: body.SlotId,
        userId: body.UserId,
        holdKey: body.HoldKey,
        quoteToken: body.QuoteToken,
        extend: body.Extend,
        replaces: body.Replaces,
        network: headers.network,
      });
      return { body: [presentHold(outcome, { language, now: deps.clock() })] };
    },
    'release-hold': async ({ query, caller, language }) => {
      const outcome = await releaseHold(deps, { holdId: query.HoldId, userId: caller.userId });
      if (outcome.ok) return { body: [done(query.HoldId)] };
      if (outcome.code === 'not-found' || outcome.code === 'not-allowed')
        throw new Problem(outcome.code);
      return { body: [refused(outcome.code, text(outcome.code, language))] };
    },
  };
};
