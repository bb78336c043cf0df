import { isoInstant } from '@tokri/contracts';
import type { SlotFill, slotAdminOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { closeByHand } from '../application/close-by-hand.ts';
import { previewChange } from '../application/plan-slots.ts';
import type { HeldSlot } from '../application/ports/held-slot.ts';
import { readClosedDays, readFill, readTemplates } from '../application/read-plan.ts';
import type { HoldState } from '../domain/hold.ts';
import { itemCapacityOf } from '../domain/save-slot.ts';
import { listedState } from '../domain/slot-rules.ts';
import { closedFor, cutOffAt, placesLeft } from '../domain/slot.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { pagedAnswer } from './paged-answer.ts';
import { presentSaved } from './present-slot.ts';
import { presentTerms } from './slot-terms.ts';

const presentFill = ({ slot, holds }: Pick<HeldSlot, 'slot' | 'holds'>, now: Date): SlotFill => {
  const count = (state: HoldState): number => holds.filter((hold) => hold.state === state).length;
  return {
    Id: slot.slotId,
    CompanyId: slot.companyId,
    GroupId: slot.groupId,
    Date: slot.date,
    Start: slot.start,
    End: slot.end,
    CutOffAt: isoInstant(cutOffAt(slot)),
    State: listedState(slot, now).state,
    ClosedFor: closedFor(slot),
    Capacity: slot.wanted,
    Left: placesLeft(slot),
    Held: count('H'),
    Kept: count('P'),
    Booked: count('B'),
    Offered: count('O'),
    Waiting: slot.waiting,
    ItemCount: itemCapacityOf(slot, holds),
    ItemsTaken: holds.reduce((sum, { items }) => sum + items, 0),
    ...presentTerms(slot),
  };
};

/** Rows of those who plan deliveries. */
export const slotAdminHandlers = (deps: HandlerNeeds): Handlers<typeof slotAdminOperations> => ({
  'list-slot-templates': async ({ page }) =>
    pagedAnswer(
      (await readTemplates(deps)).map(({ groupId, name, rev, weeklyOff, templates }) => ({
        GroupId: groupId,
        Rev: rev,
        GroupName: name,
        WeeklyOff: [...weeklyOff],
        Templates: templates.map((template) => ({
          Start: template.start,
          End: template.end,
          Weekdays: [...template.weekdays],
          Count: template.count,
          ItemCount: template.itemCount,
          ...presentTerms(template),
        })),
      })),
      page,
    ),
  'list-blackout-days': async ({ page }) =>
    pagedAnswer(
      (await readClosedDays(deps)).map(({ groupId, date, reason }) => ({
        GroupId: groupId,
        Date: date,
        Reason: reason,
      })),
      page,
    ),
  'preview-capacity': async ({ query }) => {
    const found = await previewChange(deps, {
      slotId: query.SlotId,
      count: query.Count,
      itemCount: query.ItemCount ?? null,
    });
    if (!found) return { body: [] };
    const { before, preview } = found;
    const now = deps.clock();
    return {
      body: [
        {
          Before: presentFill(before, now),
          After: presentFill({ ...before, slot: preview.after }, now),
          Closes: preview.closes,
          Over: preview.over,
          ItemsOver: preview.itemsOver,
          Offers: preview.offers,
        },
      ],
    };
  },
  'list-slot-fill': async ({ query, page }) => {
    const now = deps.clock();
    const { total, rows } = await readFill(deps, {
      from: query.FromDate,
      to: query.ToDate,
      groupId: query.GroupId,
      page,
    });
    return { total, body: rows.map((held) => presentFill(held, now)) };
  },
  'close-slot': async ({ body, language }) => ({
    body: [
      presentSaved(
        await closeByHand(deps, { slotId: body.SlotId, isClosed: body.Closed }),
        language,
      ),
    ],
  }),
  'list-waits': async ({ query, page }) => {
    const { holds, line } = (await deps.slots.byId(query.SlotId)) ?? { holds: [], line: [] };
    const offers = holds
      .filter(({ state }) => state === 'O')
      .map(({ userId, items, expiresAt }) => ({
        Position: 0,
        UserId: userId,
        Items: items,
        Since: null,
        OfferUntil: isoInstant(expiresAt),
      }));
    return pagedAnswer(
      [
        ...offers,
        ...line.map(({ userId, items, since }, index) => ({
          Position: index + 1,
          UserId: userId,
          Items: items,
          Since: isoInstant(since),
          OfferUntil: null,
        })),
      ],
      page,
    );
  },
});
