import {
  commandSucceeded,
  type slotAdminOperations,
  type waitlistOperations,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { joinWaitlist } from '../../application/waitlist/join-waitlist.ts';
import { leaveWaitlist } from '../../application/waitlist/leave-waitlist.ts';
import { listCustomerWaitlists } from '../../application/waitlist/list-customer-waitlists.ts';
import { toCommandResponse } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import { toAlternativesResponse } from '../slots/slot-response.ts';
import { toCustomerWaitlistResponse, toSlotWaitlistResponse } from './waitlist-response.ts';

type WaitlistHandlers = OperationHandlers<
  typeof waitlistOperations & Pick<typeof slotAdminOperations, 'listWaits'>
>;

export const createWaitlistHandlers = (deps: HandlerDeps): WaitlistHandlers => ({
  'join-waiting-list': async ({ body, language }) => {
    const result = await joinWaitlist(deps, {
      slotId: body.SlotId,
      userId: body.UserId,
      quoteToken: body.QuoteToken,
      language,
    });
    return {
      body: [
        toCommandResponse(result, language, ({ position, alternatives }) =>
          commandSucceeded(body.SlotId, {
            SlotId: body.SlotId,
            Position: position,
            Alternatives: toAlternativesResponse(alternatives, deps.clock()),
          }),
        ),
      ],
    };
  },
  'leave-waiting-list': async ({ query }) => {
    await leaveWaitlist(deps, { slotId: query.SlotId, userId: query.UserId });
    return { body: [commandSucceeded(query.SlotId)] };
  },
  'list-own-waits': async ({ query, pagination }) =>
    toPagedResponse(
      (await listCustomerWaitlists(deps, query.UserId)).map(toCustomerWaitlistResponse),
      pagination,
    ),
  'list-waits': async ({ query, pagination }) => {
    const found = await deps.slots.findById(query.SlotId);
    return toPagedResponse(found ? toSlotWaitlistResponse(found) : [], pagination);
  },
});
