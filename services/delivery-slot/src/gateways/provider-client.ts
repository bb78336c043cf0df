import type { Logger } from '@tokri/service-kit/logger';
import { createSemaphore } from '@tokri/service-kit/use-case';
import type { SpendCall } from '../application/ports/provider-quota.ts';

export interface ProviderSettings {
  readonly url: string;
  readonly key: string;
}

export interface ProviderClientDeps {
  readonly logger: Pick<Logger, 'warn'>;
  readonly spendCall: SpendCall;
}

interface Failure {
  readonly kind: 'failed';
  readonly reason: string;
}
export type Reading<Found> = Found | Failure;

export interface ProviderRequest<Found> {
  /** Without the address of the provider. */
  readonly path: string;
  readonly read: (body: unknown) => Reading<Found>;
  /** What a response with the status 404 means; without it, a failure. */
  readonly notFound?: Found;
}

const timeoutMs = 1_500;
/** A slow provider must not use up what the BFF allows for this service. */
const limits = { maxInFlight: 20, maxWaiting: 0, maxWaitMs: 0 };
const failed = { kind: 'failed' } as const;

const get = async <Found>(
  url: string,
  { path, read, notFound }: ProviderRequest<Found>,
): Promise<Reading<Found>> => {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url}${path}`, { redirect: 'error', signal: deadline });
    if (response.ok) return read(await response.json());
    await response.body?.cancel();
    if (response.status === 404 && notFound !== undefined) return notFound;
    return { kind: 'failed', reason: `responded ${response.status}` };
  } catch {
    return { kind: 'failed', reason: deadline.aborted ? 'timeout' : 'unreachable' };
  }
};

/** Never rejects. Logs why a call failed, never what was asked or the key. */
export const createProviderClient = (
  failureMessage: string,
  { logger, spendCall }: ProviderClientDeps,
) => {
  const semaphore = createSemaphore(limits, (reason) => new Error(reason));
  return async <Found extends { readonly kind: string }>(
    url: string,
    request: ProviderRequest<Found>,
  ): Promise<Found | typeof failed> => {
    if (semaphore.inFlight() >= limits.maxInFlight) return failed;
    const result = await semaphore.run(async () =>
      (await spendCall())
        ? get(url, request)
        : ({ kind: 'failed', reason: 'daily limit' } as const),
    );
    if (!('reason' in result)) return result;
    logger.warn({ reason: result.reason }, failureMessage);
    return failed;
  };
};
