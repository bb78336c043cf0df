import { ProblemError, type LocalizedText } from '@tokri/contracts/problems';
import type { UpstreamErrorKind } from '../../upstreams/upstream-error.ts';
import { UpstreamError } from '../../upstreams/upstream-error.ts';

const retryAfterSeconds: Readonly<Record<UpstreamErrorKind, number>> = {
  'circuit-open': 5,
  overloaded: 1,
  timeout: 2,
  unreachable: 2,
  'invalid-response': 2,
  'server-error': 2,
  'client-aborted': 1,
};

/** A service goes on after the BFF has stopped waiting, so it may still make the change. */
const lateChange: LocalizedText = {
  en: 'The answer took too long. Your change may have been saved: look before you send it again.',
  hi: 'जवाब आने में बहुत देर लगी। हो सकता है आपका बदलाव सहेजा गया हो: दोबारा भेजने से पहले देख लें।',
};

const interruptedChange: LocalizedText = {
  en: 'The connection to this part of the shop broke. Your change may have been saved: look before you send it again.',
  hi: 'दुकान के इस हिस्से से कनेक्शन टूट गया। हो सकता है आपका बदलाव सहेजा गया हो: दोबारा भेजने से पहले देख लें।',
};

const changeDetail = ({ kind, isInterrupted }: UpstreamError): LocalizedText | undefined => {
  if (kind === 'timeout') return lateChange;
  return isInterrupted ? interruptedChange : undefined;
};

export const toUpstreamProblem = (error: unknown, { hasSideEffects = false } = {}): unknown => {
  if (!(error instanceof UpstreamError)) return error;
  if (error.cause instanceof ProblemError) return error.cause;
  const code = error.kind === 'overloaded' ? 'overloaded' : 'unavailable';
  return Object.assign(
    new ProblemError(code, hasSideEffects ? changeDetail(error) : undefined, {
      retryAfterSeconds: retryAfterSeconds[error.kind],
    }),
    { cause: error },
  );
};
