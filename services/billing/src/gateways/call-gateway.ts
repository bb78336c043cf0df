import { setTimeout as wait } from 'node:timers/promises';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import type * as z from 'zod/mini';
import { GatewayError } from '../application/ports/gateway.ts';

const maxAttempts = 3;
const backoff: BackoffPolicy = { initialDelayMs: 150, maxDelayMs: 300 };
export const responseTimeoutMs = 2_500;

const readStatus = (error: unknown): number | undefined =>
  (error as { readonly statusCode?: number } | undefined)?.statusCode;
const isUnanswered = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || status === 429;
const toGatewayError = (operation: string, error: unknown): GatewayError => {
  const status = readStatus(error);
  return new GatewayError(
    isUnanswered(status) ? 'no-response' : 'refused',
    `${operation}: ${status ?? 'no response'}`,
  );
};

export const callGateway = async <Entity extends z.ZodMiniType>(
  operation: string,
  entity: Entity,
  call: () => Promise<unknown>,
): Promise<z.output<Entity>> => {
  try {
    const response = entity.safeParse(await call());
    if (!response.success)
      throw new GatewayError('no-response', `${operation}: the response does not match its schema`);
    return response.data;
  } catch (error) {
    throw error instanceof GatewayError ? error : toGatewayError(operation, error);
  }
};

export const callGatewayWithRetry = async <Entity extends z.ZodMiniType>(
  operation: string,
  entity: Entity,
  call: () => Promise<unknown>,
): Promise<z.output<Entity>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callGateway(operation, entity, call);
    } catch (error) {
      if (
        !(error instanceof GatewayError) ||
        error.kind !== 'no-response' ||
        attempt >= maxAttempts
      )
        throw error;
      await wait(backoffDelayMs(backoff, attempt));
    }
  }
};
