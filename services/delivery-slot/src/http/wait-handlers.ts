import { isoInstant } from '@tokri/contracts';
import { done, refused, type slotWaitOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { ownWaits, waitForPlace, waitNoMore } from '../application/wait-for-place.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { pagedAnswer } from './paged-answer.ts';
import { presentAlternatives } from './present-slot.ts';
import { text } from './texts.ts';

/** Rows of the waiting list. */
export const waitHandlers = (deps: HandlerNeeds): Handlers<typeof slotWaitOperations> => ({
  'join-waiting-list': async ({ body, language }) => {
    const outcome = await waitForPlace(deps, {
      slotId: body.SlotId,
      userId: body.UserId,
      quoteToken: body.QuoteToken,
      language,
    });
    if (!outcome.ok) return { body: [refused(outcome.code, text(outcome.code, language))] };
    return {
      body: [
        done(body.SlotId, {
          SlotId: body.SlotId,
          Position: outcome.value.position,
          Alternatives: presentAlternatives(outcome.value.alternatives, deps.clock()),
        }),
      ],
    };
  },
  'leave-waiting-list': async ({ query }) => {
    await waitNoMore(deps, { slotId: query.SlotId, userId: query.UserId });
    return { body: [done(query.SlotId)] };
  },
  'list-own-waits': async ({ query, page }) =>
    pagedAnswer(
      (await ownWaits(deps, query.UserId)).map(({ slot, position, offer }) => ({
        SlotId: slot.slotId,
        Date: slot.date,
        Start: slot.start,
        End: slot.end,
        Position: position,
        Offer: offer && { HoldId: offer.holdId, ExpiresAt: isoInstant(offer.expiresAt) },
      })),
      page,
    ),
});
