import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { GatewayError } from '../application/ports/gateway.ts';

/** Only for calls that are idempotent at the provider; the delay doubles with each attempt. */
const maxAttempts = 3;
const initialDelayMs = 150;
/** Customers wait for some of these calls. */
export const responseTimeoutMs = 2_500;
/** The page and the customer see amounts in this currency only. */
export const currency = 'INR';

/** The SDKs throw `{statusCode}` for an answer, and an error of their own when there was none. */
const statusOf = (error: unknown): number | undefined =>
  (error as { readonly statusCode?: number } | undefined)?.statusCode;
const isUnanswered = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || status === 429;
const toGatewayError = (operation: string, error: unknown): GatewayError => {
  const status = statusOf(error);
  return new GatewayError(
    isUnanswered(status) ? 'silent' : 'refused',
    `${operation}: ${status ?? 'no answer'}`,
  );
};

/** Calls a provider's SDK once and parses its response. @throws GatewayError. */
export const callGateway = async <Entity extends z.ZodMiniType>(
  operation: string,
  entity: Entity,
  call: () => Promise<unknown>,
): Promise<z.output<Entity>> => {
  try {
    const response = entity.safeParse(await call());
    if (!response.success)
      throw new GatewayError('silent', `${operation}: an answer of another form`);
    return response.data;
  } catch (error) {
    throw error instanceof GatewayError ? error : toGatewayError(operation, error);
  }
};

/** Retries unanswered calls; for calls without a second effect. @throws GatewayError. */
export const callGatewayWithRetry = async <Entity extends z.ZodMiniType>(
  operation: string,
  entity: Entity,
  call: () => Promise<unknown>,
): Promise<z.output<Entity>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callGateway(operation, entity, call);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'silent' || attempt >= maxAttempts)
        throw error;
      await wait(initialDelayMs * 2 ** (attempt - 1));
    }
  }
};
