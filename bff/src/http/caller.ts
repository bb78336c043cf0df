import { Problem } from '@tokri/contracts';
import type { Caller, Operation } from '@tokri/contracts/http';
import type { VerifyToken } from '@tokri/service-kit/auth';
import { readCaller } from '@tokri/service-kit/http';
import type { Request } from 'express';
import type { Choice } from '../calls/choose-call.ts';

/** Who calls, or the 401 that they get once their call has been counted. */
export type Identified =
  | { readonly caller: Caller | undefined; readonly failure?: undefined }
  | { readonly caller?: undefined; readonly failure: Problem };

/** A stream with a bad token is not served as one without: its reader would wait for events that never come. */
const isStreamWithToken = (operation: Operation, authorization: string | undefined): boolean =>
  operation.answerKind === 'event-stream' && authorization !== undefined;

const callerOf = async (
  choice: Choice,
  verifyToken: VerifyToken,
  authorization: string | undefined,
): Promise<Caller | undefined> => {
  if (choice.kind === 'chosen')
    return isStreamWithToken(choice.operation, authorization)
      ? verifyToken(authorization)
      : readCaller(choice.operation, verifyToken, authorization);
  if (!choice.needsToken) return undefined;
  const caller = await verifyToken(authorization);
  if (!caller) throw new Problem('not-signed-in');
  return caller;
};

export const identify = async (
  choice: Choice,
  verifyToken: VerifyToken,
  request: Request,
): Promise<Identified> => {
  try {
    return { caller: await callerOf(choice, verifyToken, request.get('authorization')) };
  } catch (error) {
    if (error instanceof Problem) return { failure: error };
    throw error;
  }
};
