import { defaultCompanyId } from '@tokri/contracts/platform';
import { findServiceArea } from '@tokri/contracts/slots';
import { checkPincode } from '@tokri/contracts/validation';
import { commandFailed, commandSucceeded, slotOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { changePincodes, openPincodes } from '../../application/areas/change-areas.ts';
import { newGroupId } from '../../domain/areas/area.ts';
import { errorMessage } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import { toSaveResponse } from '../save-response.ts';
import { toAreaResponse } from './area-response.ts';

type AreaOperations = Pick<
  typeof slotOperations,
  'openPincodes' | 'listPincodes' | 'listPincodesOfGroup' | 'changePincodes' | 'checkPincode'
>;

const defaultGroupId = 1;
const resolveGroupId = ({
  groupid,
  GroupName,
}: {
  readonly groupid?: number | undefined;
  readonly GroupName?: string | undefined;
}): number => groupid ?? (GroupName === undefined ? defaultGroupId : newGroupId);

export const areaHandlers = (deps: HandlerDeps): OperationHandlers<AreaOperations> => {
  const { areas } = deps.views;
  return {
    'open-pincodes': async ({ query, language }) => {
      const result = await openPincodes(deps, {
        range: { from: query.start, to: query.end },
        groupId: resolveGroupId(query),
        companyId: defaultCompanyId,
        name: query.GroupName,
        stateCode: query.StateCode,
      });
      return {
        body: [
          result.ok
            ? commandSucceeded(result.value.area.groupId, {
                Added: result.value.added,
                AlreadyOpen: result.value.alreadyOpen,
              })
            : commandFailed(result.code, errorMessage(result.code, language)),
        ],
      };
    },
    'list-pincodes': async ({ pagination }) =>
      toPagedResponse((await areas.findAll()).flatMap(toAreaResponse), pagination),
    'list-pincodes-of-group': async ({ query, pagination }) => {
      const area = await areas.findById(query.groupid);
      return toPagedResponse(area ? toAreaResponse(area) : [], pagination);
    },
    'change-pincodes': async ({ body, language }) => {
      return {
        body: [
          toSaveResponse(
            await changePincodes(deps, {
              groupId: body.GroupId,
              range: { from: body.PincodeFrom, to: body.PincodeTo },
              name: body.GroupName,
              stateCode: body.StateCode,
              isOpen: body.Status === 1,
            }),
            language,
          ),
        ],
      };
    },
    'check-pincode': async ({ query, language }) => {
      const checked = checkPincode(query.pin);
      const area = checked.ok ? findServiceArea(await areas.findAll(), checked.value) : undefined;
      if (area)
        return {
          body: [
            {
              Id: 0,
              Error: 0,
              error: 0,
              Message: '',
              Code: '',
              GroupId: area.groupId,
              Place: area.name,
              StateCode: area.stateCode,
            },
          ],
        };
      const code = checked.ok ? 'pincode-not-served' : 'pincode-invalid';
      return {
        body: [
          {
            Id: 1,
            Error: 1,
            error: 1,
            Message: errorMessage(code, language),
            Code: code,
            GroupId: 0,
            Place: '',
            StateCode: '',
          },
        ],
      };
    },
  };
};
