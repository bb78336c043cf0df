import * as z from 'zod/mini';
import { maxMobileLength } from '../../validation/text-limits.ts';
import { maxEmailLength } from '../../validation/validation.ts';
import { params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { anon, base, challenge, userResponse } from './user-schemas.ts';

export const signInOperations = {
  startSignIn: operation({
    ...base,
    operationId: 'start-sign-in',
    specId: 'U1',
    method: 'GET',
    path: '/api/UserRegister',
    match: params('email', 'mobile'),
    auth: anon,
    hasSideEffects: true,
    readsCookies: true,
    query: z.object({ email: f.text(maxEmailLength), mobile: f.text(maxMobileLength) }),
    response: challenge,
    errorCodes: [
      'mobile-invalid',
      'email-invalid',
      'contact-needed',
      'too-early',
      'too-many-codes',
    ],
    summary:
      'Sends a one-time password to the given mobile number or email. The response is the same for known and unknown users. Repeating it within 30 seconds returns the same challenge and sends nothing; from another network it fails with too-early. A browser that has signed in with this contact before has limits of its own.',
  }),
  checkCode: operation({
    ...base,
    operationId: 'check-code',
    specId: 'U2',
    method: 'GET',
    path: '/api/UserRegister',
    match: params('Id', 'password'),
    auth: anon,
    hasSideEffects: true,
    isSecret: true,
    readsCookies: true,
    query: z.object({ Id: f.idParam, password: f.text(20) }),
    response: z.array(
      z.extend(z.partial(userResponse), {
        Error: z.int(),
        Message: z.string(),
        Code: z.string(),
        TriesLeft: z.optional(z.int()),
        Token: z.optional(z.string()),
      }),
    ),
    errorCodes: [
      'code-wrong',
      'code-expired',
      'code-used-up',
      'staff-needs-mobile',
      'account-blocked',
      'account-closed',
    ],
    summary:
      'Checks the one-time password. Returns the user and a token and sets the refresh cookie and the device cookie.',
  }),
  resendCode: operation({
    ...base,
    operationId: 'resend-code',
    specId: 'U3',
    method: 'GET',
    path: '/api/UserRegister',
    match: params('OtpId'),
    auth: anon,
    hasSideEffects: true,
    query: z.object({ OtpId: f.idParam }),
    response: challenge,
    errorCodes: ['too-early', 'too-many-codes', 'code-expired'],
    summary: 'Sends a new code, which replaces the previous one.',
  }),
};
