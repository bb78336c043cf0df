import { toPaise } from '@tokri/contracts/money';
import { commandSucceeded, type slotOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { saveCharge } from '../../application/charges/save-charge.ts';
import { findCharges } from '../../domain/charges/charge-rules.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import { toCommandResponse } from '../error-messages.ts';
import { toChargeResponse } from './charge-response.ts';

type ChargeOperations = Pick<typeof slotOperations, 'listCharges' | 'readCharge' | 'saveCharge'>;

export const createChargeHandlers = (deps: HandlerDeps): OperationHandlers<ChargeOperations> => {
  const { charges } = deps.views;
  return {
    'list-charges': async ({ pagination }) =>
      toPagedResponse((await charges.read()).rules.map(toChargeResponse), pagination),
    'read-charge': async ({ query, pagination }) =>
      toPagedResponse(
        findCharges((await charges.read()).rules, {
          pincode: query.Pincode,
          partyId: query.Partyid ?? query.PartyId ?? 0,
        }).map(toChargeResponse),
        pagination,
      ),
    'save-charge': async ({ body, language }) => {
      const result = await saveCharge(deps, {
        id: body.Id,
        pincodeFrom: body.PincodeFrom,
        pincodeTo: body.PincodeTo,
        partyId: body.PartyId,
        chargePaise: toPaise(body.Charge),
        freeAbovePaise: toPaise(body.FreeAbove),
        rev: body.Rev,
      });
      return { body: [toCommandResponse(result, language, commandSucceeded)] };
    },
  };
};
