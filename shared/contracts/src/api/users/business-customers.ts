import * as z from 'zod/mini';
import { businessApplicationStates, partyRoles } from '../../platform/party-roles.ts';
import {
  maxAddressLength,
  maxBusinessNameLength,
  maxDeclineReasonLength,
} from '../../validation/text-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { base } from './user-schemas.ts';

const roles = z.array(z.enum(partyRoles, `must be one of ${partyRoles.join(', ')}`)).check(
  z.minLength(1, 'must name a role'),
  z.maxLength(partyRoles.length, `must name at most ${partyRoles.length} roles`),
  z.refine((names) => new Set(names).size === names.length, 'must name each role once'),
);

const taxpayer = z.object({
  GSTIN: z.string(),
  LegalName: z.string(),
  TradeName: z.string(),
  Address: z.string(),
  Pincode: z.string(),
  StateCode: z.string(),
  Status: z.enum(['', 'active', 'cancelled', 'suspended']),
  Code: z.enum(['', 'gstin-invalid', 'gstin-unknown', 'lookup-failed']),
});
export type TaxpayerResponse = z.infer<typeof taxpayer>;

const application = {
  UserId: z.int(),
  State: z.enum(businessApplicationStates),
  GSTIN: z.string(),
  Name: z.string(),
  Address: z.string(),
  Pincode: z.string(),
  AppliedAt: f.instant,
  DecidedAt: z.nullable(f.instant),
  Reason: z.string(),
};
const ownApplication = z.object({
  ...application,
  /** The business customer that the person has joined with it; 0 before. */
  PartyId: z.int(),
});
export type BusinessApplicationResponse = z.infer<typeof ownApplication>;

const applicationForStaff = z.object({
  ...application,
  Rev: z.int(),
  PersonName: z.string(),
  Mobile: z.string(),
  /** Empty when the portal did not answer, so that staff confirm the GSTIN. */
  PortalName: z.string(),
  /** The business customer with this GSTIN, which the person joins; 0 for a new one. */
  PartyId: z.int(),
  PartyName: z.string(),
});
export type StaffBusinessApplicationResponse = z.infer<typeof applicationForStaff>;

const partyPerson = z.object({
  UserId: z.int(),
  Name: z.string(),
  Mobile: z.string(),
  Roles: z.array(z.enum(partyRoles)),
});
export type PartyPersonResponse = z.infer<typeof partyPerson>;

const staff = { kind: 'staff', permission: 'users' } as const;

export const businessCustomerOperations = {
  lookUpGstin: operation({
    ...base,
    operationId: 'look-up-gstin',
    specId: 'U14',
    method: 'GET',
    path: '/api/TransactionOffline/GSTIN',
    match: params('GSTIN'),
    auth: { kind: 'owner', orStaff: 'users' },
    isBilledPerCall: true,
    timeoutMs: 10_000,
    query: z.object({ GSTIN: f.text(15) }),
    response: z.array(taxpayer),
    summary:
      'Name and address of a GSTIN from the tax portal; the check digit is verified first. Code is lookup-failed if the portal does not answer or the shop has none.',
  }),
  applyAsBusiness: operation({
    ...base,
    operationId: 'apply-as-business',
    specId: 'U11',
    method: 'POST',
    path: '/api/Party',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    isBilledPerCall: true,
    timeoutMs: 10_000,
    response: commandResponse,
    errorCodes: [
      'gstin-invalid',
      'gstin-unknown',
      'gstin-not-active',
      'name-missing',
      'address-missing',
      'pincode-invalid',
      'pincode-not-served',
      'application-pending',
      'other-party',
      'account-closed',
    ],
    body: z.object({
      UserId: f.id,
      GSTIN: f.text(15),
      Name: f.textWithoutGstin(maxBusinessNameLength),
      Address: f.textWithoutGstin(maxAddressLength),
      Pincode: f.text(10),
    }),
    summary:
      'Applies for a business account. Staff approve it. A person has one application; it can be sent again once it was declined. With the GSTIN of a business customer the person asks to join it.',
  }),
  readBusinessApplication: operation({
    ...base,
    operationId: 'read-business-application',
    specId: 'U11',
    method: 'GET',
    path: '/api/Party',
    match: params('UserId'),
    auth: { kind: 'self', name: 'UserId' },
    query: z.object({ UserId: f.idParam }),
    response: z.array(ownApplication),
    summary: 'The own application for a business account; empty without one.',
  }),
  listBusinessApplications: operation({
    ...base,
    operationId: 'list-business-applications',
    specId: 'U52',
    method: 'GET',
    path: '/api/admin/user/business-applications',
    match: noParams,
    optionalParams: ['State'],
    auth: staff,
    readsPersonalData: true,
    isPaginated: true,
    query: z.object({ State: z.optional(z.enum(businessApplicationStates)) }),
    response: z.array(applicationForStaff),
    summary:
      'Applications for a business account, the oldest first; approved or declined ones the newest first.',
  }),
  approveBusinessApplication: operation({
    ...base,
    operationId: 'approve-business-application',
    specId: 'U53',
    method: 'POST',
    path: '/api/admin/user/business-applications/approve',
    match: noParams,
    auth: staff,
    response: commandResponse,
    errorCodes: ['application-changed', 'other-party', 'too-many-addresses', 'account-closed'],
    body: z.object({ UserId: f.id, Rev: f.idOrZero, Roles: roles }),
    summary:
      'Creates the business customer, or finds it by GSTIN, and makes the person a member with these roles. Roles are recorded and named in tokens: buyer is meant for people who order for the business, accountant for people who deal with its bills. Id is the PartyId. Rev is that of U52.',
  }),
  declineBusinessApplication: operation({
    ...base,
    operationId: 'decline-business-application',
    specId: 'U54',
    method: 'POST',
    path: '/api/admin/user/business-applications/decline',
    match: noParams,
    auth: staff,
    response: commandResponse,
    errorCodes: ['application-changed'],
    body: z.object({ UserId: f.id, Rev: f.idOrZero, Reason: f.name(maxDeclineReasonLength) }),
    summary: 'Declines an application for the reason that the customer reads. Rev is that of U52.',
  }),
  listPartyPeople: operation({
    ...base,
    operationId: 'list-party-people',
    specId: 'U55',
    method: 'GET',
    path: '/api/app/party-people',
    match: params('PartyId'),
    auth: { kind: 'party', name: 'PartyId', orStaff: 'users' },
    readsPersonalData: true,
    isPaginated: true,
    query: z.object({ PartyId: f.idParam }),
    response: z.array(partyPerson),
    summary: 'The people of a business customer with their roles.',
  }),
  setPartyRoles: operation({
    ...base,
    operationId: 'set-party-roles',
    specId: 'U55',
    method: 'POST',
    path: '/api/admin/user/party-people',
    match: noParams,
    auth: staff,
    response: commandResponse,
    errorCodes: ['not-of-party', 'account-closed'],
    body: z.object({ PartyId: f.id, UserId: f.id, Roles: roles }),
    summary:
      'Replaces the roles of a person of a business customer. They are recorded and named in tokens: buyer is meant for people who order for the business, accountant for people who deal with its bills.',
  }),
  removePartyPerson: operation({
    ...base,
    operationId: 'remove-party-person',
    specId: 'U56',
    method: 'POST',
    path: '/api/admin/user/party-people/remove',
    match: noParams,
    auth: staff,
    response: commandResponse,
    errorCodes: ['not-of-party', 'account-closed'],
    body: z.object({ PartyId: f.id, UserId: f.id }),
    summary:
      'Removes a person from a business customer: from then on the prices of the public apply. Bills stay with the business. The person can apply again.',
  }),
};
