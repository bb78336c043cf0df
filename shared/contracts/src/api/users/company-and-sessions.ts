import * as z from 'zod/mini';
import { defaultBillPrefixes } from '../../orders/bill-numbers.ts';
import { maxAddressLength, maxMobileLength, maxNameLength } from '../../validation/text-limits.ts';
import { maxEmailLength } from '../../validation/validation.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { billPrefixes, careNumber, fssai } from './company-settings.ts';
import { anon, base } from './user-schemas.ts';

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
    optionalParams: ['all'],
    auth: { kind: 'refresh-cookie' },
    query: z.object({ all: z.optional(z.enum(['0', '1'])) }),
    response: commandResponse,
    summary: 'Ends this session, or all sessions of the user (all=1).',
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
      'own-users',
      'already-staff',
      'person-blocked',
      'person-invited-often',
      'too-many-invitations',
    ],
    body: z.object({
      Mobile: f.text(maxMobileLength),
      Name: f.textWithoutGstin(maxNameLength),
      Permissions: z.array(f.text(maxNameLength)).check(z.maxLength(20)),
      OnlyNew: z._default(z.boolean(), false),
    }),
    summary:
      'Grants permissions to a person, at most those of the caller. An empty list revokes them. OnlyNew invites: who already has permissions keeps them (already-staff).',
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
      'name-missing',
      'gstin-invalid',
      'mobile-invalid',
      'address-missing',
      'pincode-invalid',
      'pincode-not-served',
      'other-party',
    ],
    body: z.object({
      Name: f.textWithoutGstin(100),
      GSTIN: f.text(15),
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
      Prefixes: z._default(billPrefixes, defaultBillPrefixes),
      AdministratorMobile: f.text(maxMobileLength),
      AdministratorName: f.textWithoutGstin(maxNameLength),
    }),
    summary:
      'Creates the company and its first administrator. Without `Brand`, the name is the brand. `Prefixes` are those of bill numbers from this financial year on. Requires the header `authorization: Bootstrap <secret>`.',
  }),
};
