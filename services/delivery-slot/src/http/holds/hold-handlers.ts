import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { commandSucceeded, type slotOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { holdSlot } from '../../application/holds/hold-slot.ts';
import { listOwnHolds } from '../../application/holds/list-own-holds.ts';
import { releaseHold } from '../../application/holds/release-hold.ts';
import { toCommandResponse } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toHoldResponse, toOwnHoldResponse } from './hold-response.ts';

type HoldOperations = Pick<typeof slotOperations, 'holdSlot' | 'releaseHold' | 'listOwnHolds'>;

export const createHoldHandlers = (deps: HandlerDeps): OperationHandlers<HoldOperations> => {
  return {
    'hold-slot': async ({ body, headers, language }) => {
      const result = await holdSlot(deps, {
        slotId: body.SlotId,
        userId: body.UserId,
        holdKey: body.HoldKey,
        quoteToken: body.QuoteToken,
        isExtending: body.Extend,
        isTakingOver: body.TakeOver,
        replaces: body.Replaces,
        replacesKey: body.ReplacesKey,
        network: headers.network,
      });
      return { body: [toHoldResponse(result, { language, now: deps.clock() })] };
    },
    'release-hold': async ({ query, caller, language }) => {
      const result = await releaseHold(deps, {
        holdId: query.HoldId,
        userId: caller.userId,
        holdKey: query.HoldKey,
      });
      const code = result.ok ? null : result.code;
      if (code === 'not-found' || code === 'not-allowed') throw new ProblemError(code);
      const released = code === null ? ok(query.HoldId) : err(code);
      return { body: [toCommandResponse(released, language, commandSucceeded)] };
    },
    'list-own-holds': async ({ query }) => ({
      body: (await listOwnHolds(deps, query.UserId)).map(toOwnHoldResponse),
    }),
  };
};
