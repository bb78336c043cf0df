import { setTimeout as wait } from 'node:timers/promises';
import { crashPoint } from '@tokri/service-kit/crash-points';
import type * as z from 'zod/mini';
import { GatewayFault } from '../application/ports/gateway.ts';

/** Calls that a provider takes twice without a second effect are tried this often, with this wait before the second, doubled each time. */
const triesMax = 3;
const firstWaitMs = 150;
/** One answer of a provider takes at most this long: the customer waits for some of them. */
export const answerMsMax = 2_500;
/** The page and the customer see amounts in this currency only. */
export const currency = 'INR';

/** The SDKs throw `{statusCode}` for an answer, and an error of their own when there was none. */
const statusOf = (error: unknown): number | undefined =>
  (error as { readonly statusCode?: number } | undefined)?.statusCode;
const isSilent = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || status === 429;
const faultOf = (doing: string, error: unknown): GatewayFault => {
  const status = statusOf(error);
  return new GatewayFault(
    isSilent(status) ? 'silent' : 'refused',
    `${doing}: ${status ?? 'no answer'}`,
  );
};

/** One call of a provider's SDK, its answer read by a schema. @throws GatewayFault. */
export const askOnce = async <Entity extends z.ZodMiniType>(
  doing: string,
  entity: Entity,
  call: () => Promise<unknown>,
): Promise<z.output<Entity>> => {
  const step = `gateway.${doing.replaceAll(' ', '-')}`;
  try {
    crashPoint(step, 'before-call');
    const answer = entity.safeParse(await call());
    crashPoint(step, 'answered');
    if (!answer.success) throw new GatewayFault('silent', `${doing}: an answer of another form`);
    return answer.data;
  } catch (error) {
    throw error instanceof GatewayFault ? error : faultOf(doing, error);
  }
};

/** The same, again while there is no answer: for calls without a second effect. @throws GatewayFault. */
export const askPatiently = async <Entity extends z.ZodMiniType>(
  doing: string,
  entity: Entity,
  call: () => Promise<unknown>,
): Promise<z.output<Entity>> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(doing, entity, call);
    } catch (error) {
      if (!(error instanceof GatewayFault) || error.kind !== 'silent' || tries >= triesMax)
        throw error;
      await wait(firstWaitMs * 2 ** (tries - 1));
    }
  }
};
