import * as z from 'zod/mini';
import { maxMobileLength } from '../../validation/text-limits.ts';
import { maxEmailLength } from '../../validation/validation.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, challenge } from './user-schemas.ts';

const self = { kind: 'self', name: 'UserId' } as const;

export const accountDeletionOperations = {
  startAccountDeletion: operation({
    ...base,
    operationId: 'start-account-deletion',
    specId: 'D1',
    method: 'POST',
    path: '/api/UpdateFavorite',
    match: params('UserId', 'Mobile', 'Email'),
    auth: self,
    query: z.object({
      UserId: f.idParam,
      Mobile: f.text(maxMobileLength),
      Email: f.text(maxEmailLength),
    }),
    response: challenge,
    errorCodes: ['contact-not-yours', 'staff-account', 'too-early', 'too-many-codes'],
    summary:
      'Begins the deletion of an account: sends a one-time password to the mobile number or, without one, the email of the profile.',
  }),
  deleteAccount: operation({
    ...base,
    operationId: 'delete-account',
    specId: 'D2',
    method: 'GET',
    path: '/api/UpdateFavorite',
    match: params('UserId', 'Otp'),
    auth: self,
    hasSideEffects: true,
    acceptsRevokedToken: true,
    query: z.object({ UserId: f.idParam, Otp: f.text(20) }),
    response: commandResponseWith({ TriesLeft: z.int(), Reference: z.string() }),
    errorCodes: ['staff-account', 'code-wrong', 'code-expired', 'code-used-up'],
    summary:
      'Deletes the account: all sessions end at once, and the person is erased in every service as soon as no order is under way. Bills are kept for 72 months. Returns the reference of the certificate of erasure, and the same one when it is repeated with the code while that is valid, also with the token that it has revoked.',
  }),
};
