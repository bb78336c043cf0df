import * as z from 'zod/mini';
import { maxMobileLength } from '../../validation/text-limits.ts';
import { maxEmailLength } from '../../validation/validation.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, challenge } from './user-schemas.ts';

export const contactVerificationOperations = {
  startContactVerification: operation({
    ...base,
    operationId: 'start-contact-verification',
    specId: 'U20',
    method: 'POST',
    path: '/api/app/contact-codes',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    body: z.object({
      UserId: f.id,
      Mobile: z._default(f.text(maxMobileLength), ''),
      Email: z._default(f.text(maxEmailLength), ''),
    }),
    response: challenge,
    errorCodes: [
      'mobile-invalid',
      'email-invalid',
      'contact-needed',
      'sign-in-mobile',
      'too-early',
      'too-many-codes',
    ],
    summary:
      'Sends a one-time password to a mobile number or email that the user wants order messages on. The response does not depend on who else has the contact.',
  }),
  verifyContact: operation({
    ...base,
    operationId: 'verify-contact',
    specId: 'U21',
    method: 'POST',
    path: '/api/app/contact-codes/check',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    body: z.object({ UserId: f.id, OtpId: f.id, Code: f.text(20) }),
    response: commandResponseWith({ TriesLeft: z.int() }),
    errorCodes: ['code-wrong', 'code-expired', 'code-used-up', 'account-closed'],
    summary:
      'Checks the one-time password and writes the contact into the profile as verified. It does not become a sign-in.',
  }),
};
