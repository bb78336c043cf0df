import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { toPaise, toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  decideOnAdjustment,
  postAdjustment,
  type AdjustmentDeps,
} from '../../application/ledger/adjustments.ts';
import type { Adjustment } from '../../domain/ledger/adjustment.ts';
import { toCommandResponse } from '../error-messages.ts';

const toResult = ({ partyId, state }: Adjustment) => commandSucceeded(partyId, { State: state });

export const createAdjustmentHandlers = (
  deps: AdjustmentDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'post-adjustment' | 'list-waiting-adjustments' | 'decide-adjustment'
> => ({
  'post-adjustment': async ({ body, caller, language }) => {
    const result = await postAdjustment(deps, {
      requestId: body.RequestId,
      partyId: body.PartyId,
      amountPaise: toPaise(body.Amount),
      reason: body.Reason,
      by: caller.userId,
    });
    return { body: [toCommandResponse(result, language, toResult)] };
  },
  'list-waiting-adjustments': async ({ pagination }) => {
    const { adjustments, total } = await deps.adjustments.listWaiting(pagination);
    return {
      total,
      body: await Promise.all(
        adjustments.map(async (adjustment) => ({
          RequestId: adjustment.requestId,
          PartyId: adjustment.partyId,
          PartyName: (await deps.buyers.findParty(adjustment.partyId))?.name ?? '',
          Amount: toRupees(adjustment.amountPaise),
          Reason: adjustment.reason,
          StaffId: adjustment.by,
          At: formatInstant(adjustment.at),
        })),
      ),
    };
  },
  'decide-adjustment': async ({ body, caller, language }) => {
    const result = await decideOnAdjustment(deps, {
      requestId: body.RequestId,
      isApproved: body.IsApproved,
      by: caller.userId,
    });
    return { body: [toCommandResponse(result, language, toResult)] };
  },
});
