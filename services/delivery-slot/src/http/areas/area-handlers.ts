import { defaultCompanyId } from '@tokri/contracts/platform';
import { findServiceArea } from '@tokri/contracts/slots';
import { checkDeliveryCode } from '@tokri/contracts/validation';
import { commandSucceeded, type slotOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { changePincodes, openPincodes } from '../../application/areas/change-areas.ts';
import { newAreaId } from '../../domain/areas/area.ts';
import { errorMessage, toCommandResponse } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import {
  toAreaResponse,
  toServedPincodeResponse,
  toUnservedPincodeResponse,
} from './area-response.ts';

type AreaOperations = Pick<
  typeof slotOperations,
  'openPincodes' | 'listPincodes' | 'listPincodesOfGroup' | 'changePincodes' | 'checkPincode'
>;

const defaultAreaId = 1;
const resolveAreaId = ({
  groupid,
  GroupName,
}: {
  readonly groupid?: number | undefined;
  readonly GroupName?: string | undefined;
}): number => groupid ?? (GroupName === undefined ? defaultAreaId : newAreaId);

const createPincodeCommands = (
  deps: HandlerDeps,
): Pick<OperationHandlers<AreaOperations>, 'open-pincodes' | 'change-pincodes'> => ({
  'open-pincodes': async ({ query, language }) => {
    const result = await openPincodes(deps, {
      range: { from: query.start, to: query.end },
      groupId: resolveAreaId(query),
      companyId: defaultCompanyId,
      name: query.GroupName,
      stateCode: query.StateCode,
    });
    return {
      body: [
        toCommandResponse(result, language, ({ area, added, alreadyOpen }) =>
          commandSucceeded(area.groupId, { Added: added, AlreadyOpen: alreadyOpen }),
        ),
      ],
    };
  },
  'change-pincodes': async ({ body, language }) => {
    const result = await changePincodes(deps, {
      groupId: body.GroupId,
      range: { from: body.PincodeFrom, to: body.PincodeTo },
      name: body.GroupName,
      stateCode: body.StateCode,
      isOpen: body.Status === 1,
    });
    return { body: [toCommandResponse(result, language, commandSucceeded)] };
  },
});

export const createAreaHandlers = (deps: HandlerDeps): OperationHandlers<AreaOperations> => {
  const { areas } = deps.views;
  return {
    ...createPincodeCommands(deps),
    'list-pincodes': async ({ pagination }) =>
      toPagedResponse((await areas.findAll()).flatMap(toAreaResponse), pagination),
    'list-pincodes-of-group': async ({ query, pagination }) => {
      const area = await areas.findById(query.groupid);
      return toPagedResponse(area ? toAreaResponse(area) : [], pagination);
    },
    'check-pincode': async ({ query, language }) => {
      const pincodeCheck = checkDeliveryCode(query.pin);
      const area = pincodeCheck.ok
        ? findServiceArea(await areas.findAll(), pincodeCheck.value)
        : undefined;
      if (area) return { body: [toServedPincodeResponse(area)] };
      const code = pincodeCheck.ok ? 'pincode-not-served' : 'pincode-invalid';
      return { body: [toUnservedPincodeResponse(code, errorMessage(code, language))] };
    },
  };
};
