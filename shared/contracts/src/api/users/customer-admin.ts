import * as z from 'zod/mini';
import { maxNoteLength, maxPersonSearchLength } from '../../validation/text-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { address } from './profile.ts';
import { base, maxSessionIdLength, openSession, userResponse } from './user-schemas.ts';

const customer = z.object({
  Profile: userResponse,
  RegisteredAt: f.instant,
  /** The account was deleted and is being erased; absent while it is open. */
  ClosedAt: z.optional(f.instant),
  Block: z.nullable(z.object({ At: f.instant, Reason: z.string(), StaffId: z.int() })),
  Sessions: z.array(openSession),
  Addresses: z.array(address),
});

const customerEntry = z.object({
  UserId: z.int(),
  Name: z.string(),
  /** Masked: the whole number is read with U30, which is an audit entry of its own. */
  Mobile: z.string(),
  Email: z.string(),
  PartyId: z.int(),
  PartyName: z.string(),
  IsBlocked: z.boolean(),
  IsStaff: z.boolean(),
  /** Deleted and being erased. */
  IsClosed: z.optional(z.boolean()),
  RegisteredAt: f.instant,
  /** Null when no session is known: invited, or longer ago than sessions are kept. */
  LastSeenAt: z.nullable(f.instant),
});
export type CustomerEntryResponse = z.infer<typeof customerEntry>;
export type CustomerDetailsResponse = z.infer<typeof customer>;

const staffUsers = { kind: 'staff', permission: 'users' } as const;

export const customerAdminOperations = {
  listCustomers: operation({
    ...base,
    operationId: 'list-customers',
    specId: 'U35',
    method: 'GET',
    path: '/api/admin/user/customers',
    match: noParams,
    optionalParams: ['Search', 'Blocked'],
    auth: staffUsers,
    readsPersonalData: true,
    isPaginated: true,
    query: z.object({
      Search: z.optional(f.text(maxPersonSearchLength)),
      Blocked: z.optional(z.literal('1')),
    }),
    response: z.array(customerEntry),
    summary:
      'People who have an account, newest first, with masked contacts, their business, block and last use of a session. Search as in U10; Blocked=1 lists only those who are blocked.',
  }),
  readCustomer: operation({
    ...base,
    operationId: 'read-customer',
    specId: 'U30',
    method: 'GET',
    path: '/api/admin/user/customer',
    match: params('UserId'),
    auth: staffUsers,
    readsPersonalData: true,
    query: z.object({ UserId: f.idParam }),
    response: customer,
    summary:
      'One person for staff: profile, block, open sessions with their devices, saved addresses. The view is an audit entry.',
  }),
  setCustomerBlock: operation({
    ...base,
    operationId: 'set-customer-block',
    specId: 'U31',
    method: 'POST',
    path: '/api/admin/user/customer-block',
    match: noParams,
    auth: staffUsers,
    response: commandResponse,
    errorCodes: ['reason-missing', 'staff-member', 'account-closed'],
    body: z.object({
      UserId: f.id,
      Blocked: z.boolean(),
      Reason: z._default(f.text(maxNoteLength), ''),
    }),
    summary:
      'Blocks a customer, for a reason, or lifts the block. A blocked customer cannot sign in, and all sessions and tokens end. Carts stay, and placed orders go on.',
  }),
  endCustomerSessions: operation({
    ...base,
    operationId: 'end-customer-sessions',
    specId: 'U32',
    method: 'POST',
    path: '/api/admin/user/customer-sessions',
    match: noParams,
    auth: staffUsers,
    response: commandResponse,
    errorCodes: ['session-over'],
    body: z.object({ UserId: f.id, SessionId: z._default(f.text(maxSessionIdLength), '') }),
    summary:
      'Ends a session of a person, or all of them without SessionId. Tokens that were issued before are refused.',
  }),
  startCustomerPreview: operation({
    ...base,
    operationId: 'start-customer-preview',
    specId: 'U40',
    method: 'POST',
    path: '/api/admin/user/customer-previews',
    match: noParams,
    auth: staffUsers,
    isSecret: true,
    body: z.object({ UserId: f.id }),
    response: commandResponseWith({
      Token: z.string(),
      ExpiresAt: f.instant,
      Profile: userResponse,
    }),
    summary:
      'A token with which the member of staff sees the shop as this customer for 15 minutes. It reads only; it cannot be renewed, and ends when either of the two signs out or when the permissions of the member of staff change.',
  }),
};
