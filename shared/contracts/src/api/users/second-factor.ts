import * as z from 'zod/mini';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base } from './user-schemas.ts';

/** Of a code of the app or a recovery code, with spaces. */
const maxCodeLength = 20;

const sessionOperation = { ...base, match: noParams, auth: { kind: 'refresh-cookie' } } as const;
const codeBody = z.object({
  Code: f.text(maxCodeLength).check(z.minLength(1, 'must not be empty')),
});
const codeErrors = [
  'signed-out',
  'not-staff',
  'second-factor-off',
  'second-factor-code-wrong',
  'second-factor-paused',
];

const secondFactorStatus = z.object({
  /** Null while it is off. */
  ActiveSince: z.nullable(f.instant),
  /** Whether this session has given a code within 12 hours. */
  IsVerified: z.boolean(),
  RecoveryCodesLeft: z.int(),
  /** What this session has to do before its tokens have the permissions that move money. */
  MissingStep: z.enum(['none', 'enrol', 'verify']),
});

export const secondFactorOperations = {
  readSecondFactor: operation({
    ...sessionOperation,
    operationId: 'read-second-factor',
    specId: 'U44',
    method: 'GET',
    path: '/api/Token/second-factor',
    response: secondFactorStatus,
    summary: 'The second factor of the member of staff whose refresh cookie this is.',
  }),
  startSecondFactor: operation({
    ...sessionOperation,
    operationId: 'start-second-factor',
    specId: 'U45',
    method: 'POST',
    path: '/api/Token/second-factor-enrolment',
    isSecret: true,
    response: commandResponseWith({ Secret: z.string(), Uri: z.string() }),
    errorCodes: ['signed-out', 'not-staff', 'second-factor-active'],
    summary:
      'Begins the enrolment of an authenticator app: the secret and its otpauth URI, which are never returned again. A start that was not confirmed is replaced.',
  }),
  confirmSecondFactor: operation({
    ...sessionOperation,
    operationId: 'confirm-second-factor',
    specId: 'U46',
    method: 'POST',
    path: '/api/Token/second-factor-confirmation',
    isSecret: true,
    body: codeBody,
    response: commandResponseWith({ Token: z.string(), RecoveryCodes: z.array(z.string()) }),
    errorCodes: [...codeErrors, 'second-factor-active', 'second-factor-start-expired'],
    summary:
      'Turns the second factor on with a code of the app, at most 10 minutes after the start. Returns ten recovery codes once, and a token of this session, which counts as verified. Older tokens of the person are refused.',
  }),
  verifySecondFactor: operation({
    ...sessionOperation,
    operationId: 'verify-second-factor',
    specId: 'U47',
    method: 'POST',
    path: '/api/Token/second-factor-verification',
    isSecret: true,
    body: codeBody,
    response: commandResponseWith({ Token: z.string(), RecoveryCodesLeft: z.int() }),
    errorCodes: codeErrors,
    summary:
      'Verifies this session for 12 hours with a code of the app or a recovery code, each of which works once, and returns a new token.',
  }),
  replaceRecoveryCodes: operation({
    ...sessionOperation,
    operationId: 'replace-recovery-codes',
    specId: 'U48',
    method: 'POST',
    path: '/api/Token/recovery-codes',
    isSecret: true,
    body: codeBody,
    response: commandResponseWith({ RecoveryCodes: z.array(z.string()) }),
    errorCodes: codeErrors,
    summary: 'Ten new recovery codes for a code. The earlier ones no longer work.',
  }),
  turnOffSecondFactor: operation({
    ...sessionOperation,
    operationId: 'turn-off-second-factor',
    specId: 'U49',
    method: 'POST',
    path: '/api/Token/second-factor-removal',
    isSecret: true,
    body: codeBody,
    response: commandResponse,
    errorCodes: codeErrors,
    summary: 'Turns the own second factor off with a code. Older tokens are refused.',
  }),
  resetSecondFactor: operation({
    ...base,
    operationId: 'reset-second-factor',
    specId: 'U50',
    method: 'POST',
    path: '/api/admin/user/second-factor-resets',
    match: noParams,
    auth: { kind: 'staff', permission: 'users' },
    body: z.object({ UserId: f.id }),
    response: commandResponse,
    errorCodes: ['own-second-factor', 'not-staff', 'person-has-more-permissions'],
    summary:
      'Turns off the second factor of another member of staff who lost the phone, and ends all their sessions. The caller needs every permission that the person has.',
  }),
};
