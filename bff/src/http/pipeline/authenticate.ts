import { ProblemError } from '@tokri/contracts/problems';
import type { Caller, Operation } from '@tokri/contracts/api';
import type { VerifyToken } from '@tokri/service-kit/auth';
import { readCaller } from '@tokri/service-kit/http';
import type { Request } from 'express';
import type { OperationMatch } from '../../routing/match-request.ts';

export type Authentication =
  | { readonly caller: Caller | undefined; readonly failure?: undefined }
  | { readonly caller?: undefined; readonly failure: ProblemError };

/**
 * A stream with an invalid token must fail: as a guest stream it would never deliver the events its
 * reader waits for.
 */
const isStreamWithToken = (operation: Operation, authorization: string | undefined): boolean =>
  operation.responseKind === 'event-stream' && authorization !== undefined;

const readRequestCaller = async (
  match: OperationMatch,
  verifyToken: VerifyToken,
  authorization: string | undefined,
): Promise<Caller | undefined> => {
  if (match.kind === 'matched')
    return isStreamWithToken(match.operation, authorization)
      ? verifyToken(authorization)
      : readCaller(match.operation, verifyToken, authorization);
  if (!match.needsToken) return undefined;
  const caller = await verifyToken(authorization);
  if (!caller) throw new ProblemError('not-signed-in');
  return caller;
};

export const authenticate = async (
  match: OperationMatch,
  verifyToken: VerifyToken,
  request: Request,
): Promise<Authentication> => {
  try {
    return { caller: await readRequestCaller(match, verifyToken, request.get('authorization')) };
  } catch (error) {
    if (error instanceof ProblemError) return { failure: error };
    throw error;
  }
};
