import * as z from 'zod/mini';
import { maxNoteLength } from '../../validation/text-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { address } from './profile.ts';
import { base, userResponse } from './user-schemas.ts';

const customerSession = z.object({
  Id: z.string(),
  /** Empty for sessions from before devices were stored. */
  Device: z.string(),
  Channel: z.enum(['sms', 'mail']),
  StartedAt: z.nullable(f.instant),
  LastUsedAt: f.instant,
  ExpiresAt: f.instant,
});

const customer = z.object({
  Profile: userResponse,
  RegisteredAt: f.instant,
  Block: z.nullable(z.object({ At: f.instant, Reason: z.string(), StaffId: z.int() })),
  Sessions: z.array(customerSession),
  Addresses: z.array(address),
});

const staffUsers = { kind: 'staff', permission: 'users' } as const;

export const customerAdminOperations = {
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
    errorCodes: ['reason-missing', 'staff-member'],
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
    body: z.object({ UserId: f.id, SessionId: z._default(f.text(64), '') }),
    summary:
      'Ends a session of a person, or all of them without SessionId. Tokens that were issued before are refused.',
  }),
};
