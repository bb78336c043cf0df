import { formatInstant } from '@tokri/contracts/dates';
import {
  commandFailed,
  commandSucceeded,
  slotAdminOperations,
  type waitlistOperations,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { joinWaitlist } from '../../application/waitlist/join-waitlist.ts';
import { leaveWaitlist } from '../../application/waitlist/leave-waitlist.ts';
import { listCustomerWaitlists } from '../../application/waitlist/list-customer-waitlists.ts';
import { errorMessage } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import { toAlternativesResponse } from '../slots/slot-response.ts';

export const waitlistHandlers = (
  deps: HandlerDeps,
): OperationHandlers<
  typeof waitlistOperations & Pick<typeof slotAdminOperations, 'listWaits'>
> => ({
  'join-waiting-list': async ({ body, language }) => {
    const result = await joinWaitlist(deps, {
      slotId: body.SlotId,
      userId: body.UserId,
      quoteToken: body.QuoteToken,
      language,
    });
    if (!result.ok)
      return { body: [commandFailed(result.code, errorMessage(result.code, language))] };
    return {
      body: [
        commandSucceeded(body.SlotId, {
          SlotId: body.SlotId,
          Position: result.value.position,
          Alternatives: toAlternativesResponse(result.value.alternatives, deps.clock()),
        }),
      ],
    };
  },
  'leave-waiting-list': async ({ query }) => {
    await leaveWaitlist(deps, { slotId: query.SlotId, userId: query.UserId });
    return { body: [commandSucceeded(query.SlotId)] };
  },
  'list-own-waits': async ({ query, pagination }) =>
    toPagedResponse(
      (await listCustomerWaitlists(deps, query.UserId)).map(({ slot, position, offer }) => ({
        SlotId: slot.slotId,
        Date: slot.date,
        Start: slot.start,
        End: slot.end,
        Position: position,
        Offer: offer && { HoldId: offer.holdId, ExpiresAt: formatInstant(offer.expiresAt) },
      })),
      pagination,
    ),
  'list-waits': async ({ query, pagination }) => {
    const { holds, waitlist } = (await deps.slots.findById(query.SlotId)) ?? {
      holds: [],
      waitlist: [],
    };
    const offers = holds
      .filter(({ state }) => state === 'O')
      .map(({ userId, items, expiresAt }) => ({
        Position: 0,
        UserId: userId,
        Items: items,
        Since: null,
        OfferUntil: formatInstant(expiresAt),
      }));
    return toPagedResponse(
      [
        ...offers,
        ...waitlist.map(({ userId, items, joinedAt }, index) => ({
          Position: index + 1,
          UserId: userId,
          Items: items,
          Since: formatInstant(joinedAt),
          OfferUntil: null,
        })),
      ],
      pagination,
    );
  },
});
