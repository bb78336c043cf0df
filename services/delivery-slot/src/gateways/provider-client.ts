import type { Logger } from '@tokri/service-kit/logger';
import { callProvider, ProviderError } from '@tokri/service-kit/provider';
import { createSemaphore } from '@tokri/service-kit/use-case';
import type * as z from 'zod/mini';
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

export interface ProviderRequest<Schema extends z.ZodMiniType, Found> {
  /** Without the address of the provider. */
  readonly path: string;
  readonly schema: Schema;
  readonly read: (body: z.output<Schema>) => Reading<Found>;
  /** What a response with the status 404 means; without it, a failure. */
  readonly notFound?: NoInfer<Found>;
}

const timeoutMs = 1_500;
/** A slow provider must not use up what the BFF allows for this service. */
const limits = { maxInFlight: 20, maxWaiting: 0, maxWaitMs: 0 };
const failed = { kind: 'failed' } as const;
const notFoundStatus = 404;

const get = async <Schema extends z.ZodMiniType, Found>(
  url: string,
  { path, schema, read, notFound }: ProviderRequest<Schema, Found>,
): Promise<Reading<Found>> => {
  try {
    return read(await callProvider(`${url}${path}`, { schema, timeoutMs }));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isNotFound = error.status === notFoundStatus && notFound !== undefined;
    return isNotFound ? notFound : { kind: 'failed', reason: error.reason };
  }
};

/** Rejects for no failure of the provider. Logs why a call failed, never what was asked or the key. */
export const createProviderClient = (
  failureMessage: string,
  { logger, spendCall }: ProviderClientDeps,
) => {
  const semaphore = createSemaphore(limits, (reason) => new Error(reason));
  return async <Schema extends z.ZodMiniType, Found extends { readonly kind: string }>(
    url: string,
    request: ProviderRequest<Schema, Found>,
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
