import * as z from 'zod/mini';
import { defaultBillPrefixes } from '../../orders/billing/bill-numbers.ts';
import { permissions } from '../../platform/names.ts';
import { maxAddressLength, maxMobileLength, maxNameLength } from '../../validation/text-limits.ts';
import { maxEmailLength } from '../../validation/validation.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { billPrefixes, careNumber, fssai, upiId, upiName } from './company-settings.ts';
import { anon, base, eachOnce, maxSessionIdLength, openSession } from './user-schemas.ts';

const ownSession = z.extend(openSession, { IsThis: z.boolean() });
export type OwnSessionResponse = z.infer<typeof ownSession>;

export const company = z.object({
  Id: z.int(),
  Name: z.string(),
  Address: z.string(),
  StateCode: z.string(),
  GSTIN: z.string(),
  Fssai: z.string(),
  SupportPhone: z.string(),
  SupportMail: z.string(),
  GrievanceOfficer: z.string(),
});

export const companyAndSessionOperations = {
  readCompany: operation({
    ...base,
    operationId: 'read-company',
    specId: 'U13',
    method: 'GET',
    path: '/api/Company',
    match: params('Id'),
    auth: anon,
    cacheSeconds: 60,
    query: z.object({ Id: f.idParam }),
    response: z.array(company),
    summary: 'Name, address, support contacts, GSTIN and FSSAI number of the company.',
  }),
  renewToken: operation({
    ...base,
    operationId: 'renew-token',
    specId: 'U16',
    method: 'POST',
    path: '/api/Token',
    match: noParams,
    auth: { kind: 'refresh-cookie' },
    response: commandResponseWith({ Token: z.string() }),
    errorCodes: ['signed-out'],
    summary:
      'Issues a new token for the refresh cookie and rotates the cookie. An outdated cookie ends all sessions of its family.',
  }),
  endSession: operation({
    ...base,
    operationId: 'end-session',
    specId: 'U16',
    method: 'DELETE',
    path: '/api/Token',
    match: noParams,
    optionalParams: ['all', 'SessionId'],
    auth: { kind: 'refresh-cookie' },
    query: z
      .object({
        all: z.optional(z.enum(['0', '1'])),
        SessionId: z.optional(f.name(maxSessionIdLength)),
      })
      .check(
        z.refine(({ all, SessionId }) => all !== '1' || SessionId === undefined, {
          error: 'must not be named together with all',
          path: ['SessionId'],
        }),
      ),
    response: commandResponse,
    errorCodes: ['session-over'],
    summary:
      'Ends this session, all sessions of the user (all=1), or one on another device (SessionId of U43). Ending one on another device keeps this one and its cookie.',
  }),
  listOwnSessions: operation({
    ...base,
    operationId: 'list-own-sessions',
    specId: 'U43',
    method: 'GET',
    path: '/api/Token',
    match: noParams,
    auth: { kind: 'refresh-cookie' },
    response: z.array(ownSession),
    summary:
      'The open sessions of the person whose refresh cookie this is, the most recently used first. Empty without an open session.',
  }),
  listSessionsOfUser: operation({
    ...base,
    operationId: 'list-sessions-of-user',
    specId: 'U51',
    method: 'GET',
    path: '/api/app/own-sessions',
    match: params('UserId'),
    auth: { kind: 'self', name: 'UserId' },
    query: z.object({ UserId: f.idParam }),
    response: z.array(openSession),
    summary:
      'The open sessions of the person of the token, the most recently used first, for the copy of personal data.',
  }),
  saveStaff: operation({
    ...base,
    operationId: 'save-staff',
    specId: 'U17',
    method: 'POST',
    path: '/api/admin/user/staff',
    match: noParams,
    auth: { kind: 'staff', permission: 'users' },
    response: commandResponse,
    errorCodes: [
      'mobile-invalid',
      'not-all-yours',
      'already-staff',
      'person-blocked',
      'person-invited-often',
      'too-many-invitations',
      'account-closed',
    ],
    body: z.object({
      Mobile: f.text(maxMobileLength),
      Name: f.textWithoutGstin(maxNameLength).check(z.minLength(1, 'must not be empty')),
      Permissions: z
        .array(z.enum(permissions, `must be one of ${permissions.join(', ')}`))
        .check(z.minLength(1, 'must name a permission'), z.maxLength(permissions.length), eachOnce),
    }),
    summary:
      'Invites a person to work here, with at most the permissions of the caller, and sends an SMS. Who already works here keeps the permissions they have.',
  }),
  saveParty: operation({
    ...base,
    operationId: 'save-party',
    specId: 'U19',
    method: 'POST',
    path: '/api/admin/user/parties',
    match: noParams,
    auth: { kind: 'staff', permission: 'users' },
    response: commandResponse,
    errorCodes: [
      'gstin-invalid',
      'name-missing',
      'address-missing',
      'pincode-invalid',
      'pincode-not-served',
      'mobile-invalid',
      'other-party',
      'too-many-addresses',
      'account-closed',
    ],
    body: z.object({
      GSTIN: f.text(15),
      Name: f.textWithoutGstin(100),
      Address: f.textWithoutGstin(maxAddressLength),
      Pincode: f.text(10),
      Mobile: f.text(maxMobileLength),
    }),
    summary:
      'Creates a business customer, or finds it by GSTIN, and makes the person with this mobile number a member. Returns the PartyId.',
  }),
  /** Not public: `npm run shop:create` and the seed call it with the bootstrap secret. */
  createCompany: operation({
    ...base,
    operationId: 'create-company',
    specId: 'U18',
    method: 'POST',
    path: '/internal/create-company',
    match: noParams,
    auth: anon,
    response: commandResponse,
    errorCodes: [
      'company-exists',
      'gstin-invalid',
      'gstin-other-state',
      'mobile-invalid',
      'prefix-twice',
    ],
    body: z.object({
      Name: f.text(100),
      Brand: z._default(f.text(40), ''),
      HindiBrand: z._default(f.text(40), ''),
      Address: f.text(300),
      StateCode: z.string(),
      GSTIN: f.text(15),
      Fssai: fssai,
      SupportPhone: f.text(20),
      SupportMail: f.text(maxEmailLength),
      CareNumber: z._default(careNumber, ''),
      GrievanceOfficer: f.text(100),
      RoundToRupee: z._default(z.boolean(), true),
      UpiId: z._default(upiId, ''),
      UpiName: z._default(upiName, ''),
      Prefixes: z._default(billPrefixes, defaultBillPrefixes),
      AdministratorMobile: f.text(maxMobileLength),
      AdministratorName: f.textWithoutGstin(maxNameLength),
    }),
    summary:
      'Creates the company and its first administrator. Without `Brand`, the name is the brand. `Prefixes` are those of bill numbers from this financial year on. Requires the header `authorization: Bootstrap <secret>`.',
  }),
};
