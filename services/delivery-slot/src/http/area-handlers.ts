import { areaOfPincode, checkPincode, firstCompanyId, toPaise } from '@tokri/contracts';
import { done, refused, type slotOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { changePincodes, openPincodes } from '../application/change-areas.ts';
import { saveCharge } from '../application/save-charge.ts';
import { newGroup } from '../domain/area.ts';
import { chargesFor } from '../domain/charges.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { pagedAnswer } from './paged-answer.ts';
import { presentArea, presentCharge, presentSaved } from './present-slot.ts';
import { text } from './texts.ts';

type AreaRows = Pick<
  typeof slotOperations,
  | 'openPincodes'
  | 'listPincodes'
  | 'listPincodesOfGroup'
  | 'changePincodes'
  | 'checkPincode'
  | 'listCharges'
  | 'readCharge'
  | 'saveCharge'
>;

/** Whose ranges are meant where row S1 names no group; with a name only, a new one is. */
const firstGroupId = 1;
const groupMeant = ({
  groupid,
  GroupName,
}: {
  readonly groupid?: number | undefined;
  readonly GroupName?: string | undefined;
}): number => groupid ?? (GroupName === undefined ? firstGroupId : newGroup);

/** Rows of served pincodes and delivery charges. */
export const areaHandlers = (deps: HandlerNeeds): Handlers<AreaRows> => {
  const { areas, charges } = deps.views;
  return {
    'open-pincodes': async ({ query, language }) => {
      const outcome = await openPincodes(deps, {
        range: { from: query.start, to: query.end },
        groupId: groupMeant(query),
        companyId: firstCompanyId,
        name: query.GroupName,
        stateCode: query.StateCode,
      });
      return {
        body: [
          outcome.ok
            ? done(outcome.value.area.groupId, {
                Added: outcome.value.added,
                AlreadyOpen: outcome.value.alreadyOpen,
              })
            : refused(outcome.code, text(outcome.code, language)),
        ],
      };
    },
    'list-pincodes': async ({ page }) =>
      pagedAnswer((await areas.all()).flatMap(presentArea), page),
    'list-pincodes-of-group': async ({ query, page }) => {
      const area = await areas.byId(query.groupid);
      return pagedAnswer(area ? presentArea(area) : [], page);
    },
    'change-pincodes': async ({ body, language }) => {
      return {
        body: [
          presentSaved(
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
      const area = checked.ok ? areaOfPincode(await areas.all(), checked.value) : undefined;
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
            Message: text(code, language),
            Code: code,
            GroupId: 0,
            Place: '',
            StateCode: '',
          },
        ],
      };
    },
    'list-charges': async ({ page }) =>
      pagedAnswer((await charges.read()).rules.map(presentCharge), page),
    'read-charge': async ({ query, page }) =>
      pagedAnswer(
        chargesFor((await charges.read()).rules, {
          pincode: query.Pincode,
          partyId: query.Partyid ?? query.PartyId ?? 0,
        }).map(presentCharge),
        page,
      ),
    'save-charge': async ({ body, language }) => {
      const outcome = await saveCharge(deps, {
        id: body.Id,
        pincodeFrom: body.PincodeFrom,
        pincodeTo: body.PincodeTo,
        partyId: body.PartyId,
        chargePaise: toPaise(body.Charge),
        freeAbovePaise: toPaise(body.FreeAbove),
      });
      return { body: [presentSaved(outcome, language)] };
    },
  };
};
