import { commandSucceeded } from '@tokri/contracts/api';
import type { TaxpayerResponse, userOperations } from '@tokri/contracts/api';
import type { BusinessApplicationState, Pagination, PartyRole } from '@tokri/contracts/platform';
import { ok } from '@tokri/contracts/result';
import { stateCodeFromGstin } from '@tokri/contracts/tax';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { ApplicationView } from '../../application/companies/list-applications.ts';
import type { PartyPersonCommand } from '../../application/companies/party-people.ts';
import type { TaxpayerResult } from '../../application/ports/gst-portal.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { BusinessApplication } from '../../domain/companies/business-application.ts';
import type { BusinessForm } from '../../domain/companies/business-form.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { toCommandResponse } from '../user-response.ts';
import {
  toApplicationForStaff,
  toApplicationResponse,
  toPartyPersonResponse,
} from './business-response.ts';

interface Decision {
  readonly userId: number;
  readonly rev: number;
  readonly actorId: number;
}

export interface BusinessUseCases {
  readonly lookUpGstin: (
    text: string,
  ) => Promise<UserResult<TaxpayerResult & { readonly gstin: string }>>;
  readonly applyAsBusiness: (command: {
    readonly userId: number;
    readonly form: BusinessForm;
  }) => Promise<UserResult<number>>;
  readonly findApplication: (userId: number) => Promise<BusinessApplication | null>;
  readonly listApplications: (
    query: Pagination & { readonly state?: BusinessApplicationState | undefined },
  ) => Promise<{ readonly views: readonly ApplicationView[]; readonly total: number }>;
  readonly approveApplication: (
    command: Decision & { readonly roles: readonly PartyRole[] },
  ) => Promise<UserResult<number>>;
  readonly declineApplication: (
    command: Decision & { readonly reason: string },
  ) => Promise<UserResult<number>>;
  readonly listPartyPeople: (
    query: Pagination & { readonly partyId: number },
  ) => Promise<{ readonly users: readonly User[]; readonly total: number }>;
  readonly setPartyRoles: (
    command: PartyPersonCommand & { readonly roles: readonly PartyRole[] },
  ) => Promise<UserResult<User>>;
  readonly removePartyPerson: (command: PartyPersonCommand) => Promise<UserResult<User>>;
}

type Handlers = OperationHandlers<typeof userOperations>;

const noTaxpayer = { LegalName: '', TradeName: '', Address: '', Pincode: '', StateCode: '' };

const toTaxpayerResponse = (
  text: string,
  result: UserResult<TaxpayerResult & { readonly gstin: string }>,
): TaxpayerResponse => {
  if (!result.ok) return { GSTIN: text, ...noTaxpayer, Status: '', Code: 'gstin-invalid' };
  const { gstin, ...found } = result.value;
  if (found.kind !== 'found') {
    const code = found.kind === 'unknown' ? 'gstin-unknown' : 'lookup-failed';
    return { GSTIN: gstin, ...noTaxpayer, Status: '', Code: code };
  }
  const { legalName, tradeName, address, pincode, status } = found.taxpayer;
  return {
    GSTIN: gstin,
    LegalName: legalName,
    TradeName: tradeName,
    Address: address,
    Pincode: pincode,
    StateCode: stateCodeFromGstin(gstin),
    Status: status,
    Code: '',
  };
};

const customerHandlers = (
  useCases: BusinessUseCases,
): Pick<Handlers, 'look-up-gstin' | 'apply-as-business' | 'read-business-application'> => ({
  'look-up-gstin': async ({ query }) => ({
    body: [toTaxpayerResponse(query.GSTIN, await useCases.lookUpGstin(query.GSTIN))],
  }),
  'apply-as-business': async ({ body, language }) => {
    const applied = await useCases.applyAsBusiness({
      userId: body.UserId,
      form: {
        gstin: body.GSTIN,
        name: body.Name,
        address: body.Address,
        pincode: body.Pincode,
      },
    });
    return { body: [toCommandResponse(applied, language, commandSucceeded)] };
  },
  'read-business-application': async ({ query }) => {
    const found = await useCases.findApplication(query.UserId);
    return { body: found ? [toApplicationResponse(found)] : [] };
  },
});

const decisionHandlers = (
  useCases: BusinessUseCases,
): Pick<
  Handlers,
  'list-business-applications' | 'approve-business-application' | 'decline-business-application'
> => ({
  'list-business-applications': async ({ query, pagination }) => {
    const { views, total } = await useCases.listApplications({ ...pagination, state: query.State });
    return { body: views.map(toApplicationForStaff), total };
  },
  'approve-business-application': async ({ body, caller, language }) => {
    const approved = await useCases.approveApplication({
      userId: body.UserId,
      rev: body.Rev,
      roles: body.Roles,
      actorId: caller.userId,
    });
    return { body: [toCommandResponse(approved, language, commandSucceeded)] };
  },
  'decline-business-application': async ({ body, caller, language }) => {
    const declined = await useCases.declineApplication({
      userId: body.UserId,
      rev: body.Rev,
      reason: body.Reason,
      actorId: caller.userId,
    });
    return { body: [toCommandResponse(declined, language, commandSucceeded)] };
  },
});

const toId = (result: UserResult<User>): UserResult<number> =>
  result.ok ? ok(result.value.id) : result;

const peopleHandlers = (
  useCases: BusinessUseCases,
): Pick<Handlers, 'list-party-people' | 'set-party-roles' | 'remove-party-person'> => ({
  'list-party-people': async ({ query, pagination }) => {
    const { users, total } = await useCases.listPartyPeople({
      ...pagination,
      partyId: query.PartyId,
    });
    return { body: users.map(toPartyPersonResponse), total };
  },
  'set-party-roles': async ({ body, caller, language }) => {
    const { PartyId: partyId, UserId: userId, Roles: roles } = body;
    const saved = await useCases.setPartyRoles({ partyId, userId, roles, actorId: caller.userId });
    return { body: [toCommandResponse(toId(saved), language, commandSucceeded)] };
  },
  'remove-party-person': async ({ body, caller, language }) => {
    const { PartyId: partyId, UserId: userId } = body;
    const left = await useCases.removePartyPerson({ partyId, userId, actorId: caller.userId });
    return { body: [toCommandResponse(toId(left), language, commandSucceeded)] };
  },
});

export const createBusinessHandlers = (useCases: BusinessUseCases) => ({
  ...customerHandlers(useCases),
  ...decisionHandlers(useCases),
  ...peopleHandlers(useCases),
});
