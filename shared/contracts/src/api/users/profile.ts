import * as z from 'zod/mini';
import {
  maxAddressLength,
  maxMobileLength,
  maxNameLength,
  maxPersonSearchLength,
} from '../../validation/text-limits.ts';
import { maxEmailLength } from '../../validation/validation.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { base, userResponse } from './user-schemas.ts';

export const address = z.object({
  Id: z.int(),
  Name: z.string(),
  Email: z.string(),
  Mobile: z.string(),
  Address: z.string(),
  Pincode: z.string(),
  UserId: z.int(),
  Source: z.literal([0, 1]),
  CompanyGSTIN: z.string(),
  State: z.string(),
  PincodeVerified: z.boolean(),
  /** Of an address that was replaced or removed: it is erased after this day. */
  KeptUntil: z.optional(f.isoDate),
});

export type AddressResponse = z.infer<typeof address>;

export const profileOperations = {
  readUser: operation({
    ...base,
    operationId: 'read-user',
    specId: 'U4',
    method: 'GET',
    path: '/api/UserRegister',
    match: params('uId'),
    auth: { kind: 'self', name: 'uId', orStaff: 'users' },
    readsPersonalData: true,
    query: z.object({ uId: f.idParam }),
    response: z.array(userResponse),
    summary: 'Returns a user.',
  }),
  changeUser: operation({
    ...base,
    operationId: 'change-user',
    specId: 'U6',
    method: 'POST',
    path: '/api/UserRegister',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    response: commandResponse,
    errorCodes: ['mobile-not-yours', 'name-missing', 'email-invalid', 'pincode-invalid'],
    body: z.object({
      UserId: f.id,
      Name: f.textWithoutGstin(maxNameLength),
      Mobile: z.optional(f.text(maxMobileLength)),
      Email: z._default(f.text(maxEmailLength), ''),
      Address: z._default(f.textWithoutGstin(maxAddressLength), ''),
      Pincode: z._default(f.text(10), ''),
    }),
    summary:
      'Changes name, email and address of a user. Mobile may be left out; it must be the number that the user has.',
  }),
  readProfile: operation({
    ...base,
    operationId: 'read-profile',
    specId: 'U7',
    method: 'GET',
    path: '/api/CustomerProfile',
    match: params('UserId'),
    auth: { kind: 'self', name: 'UserId', orStaff: 'users' },
    readsPersonalData: true,
    query: z.object({ UserId: f.idParam }),
    response: z.array(userResponse),
    summary: 'Returns the profile of a user.',
  }),
  listAddresses: operation({
    ...base,
    operationId: 'list-addresses',
    specId: 'U8',
    method: 'GET',
    path: '/api/CustomerProfile',
    match: params('uId'),
    optionalParams: ['All'],
    auth: { kind: 'self', name: 'uId' },
    isPaginated: true,
    query: z.object({ uId: f.idParam, All: z.optional(z.literal('1')) }),
    response: z.array(address),
    summary:
      'Saved addresses. With All=1 also those that were replaced or removed and are not erased yet, with KeptUntil.',
  }),
  saveAddress: operation({
    ...base,
    operationId: 'save-address',
    specId: 'U9',
    method: 'POST',
    path: '/api/CustomerProfile',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    response: commandResponse,
    errorCodes: [
      'name-missing',
      'mobile-invalid',
      'address-missing',
      'email-invalid',
      'pincode-invalid',
      'postcode-invalid',
      'pincode-not-served',
      'party-address',
      'too-many-addresses',
    ],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      UserId: f.id,
      Name: f.textWithoutGstin(maxNameLength),
      Email: z._default(f.text(maxEmailLength), ''),
      Mobile: f.text(maxMobileLength),
      Address: f.textWithoutGstin(maxAddressLength),
      Pincode: f.text(10),
      Source: z._default(z.literal([0, 1]), 1),
      CompanyGSTIN: z._default(f.text(15), ''),
    }),
    summary:
      'Saves an address under a new Id, because orders may refer to the old one. Id names the address it replaces.',
  }),
  removeAddress: operation({
    ...base,
    operationId: 'remove-address',
    specId: 'U57',
    method: 'DELETE',
    path: '/api/CustomerProfile',
    match: params('UserId', 'Id'),
    auth: { kind: 'self', name: 'UserId' },
    response: commandResponse,
    errorCodes: ['party-address'],
    query: z.object({ UserId: f.idParam, Id: f.idParam }),
    summary: 'Removes a saved address. Orders keep their own copy. Repeating it succeeds.',
  }),
  listUsers: operation({
    ...base,
    operationId: 'list-users',
    specId: 'U10',
    method: 'GET',
    path: '/api/Users',
    match: params('loc'),
    optionalParams: ['Search'],
    auth: { kind: 'staff', permission: 'users' },
    readsPersonalData: true,
    isPaginated: true,
    query: z.object({ loc: z.literal('1'), Search: z.optional(f.text(maxPersonSearchLength)) }),
    response: z.array(userResponse),
    summary:
      'Users, newest first, for staff only. Search matches part of a name or email from the beginning of a word on, or the first or last digits (four or more) of a mobile number.',
  }),
};
