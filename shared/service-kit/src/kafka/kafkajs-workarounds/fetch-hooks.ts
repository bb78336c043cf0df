import { AsyncLocalStorage } from 'node:async_hooks';
import KafkajsBroker from 'kafkajs/src/broker/index.js';
import type { FetchAnswer } from 'kafkajs/src/broker/index.js';

export interface FetchHooks {
  /** Delays the request of a consumer to this broker. */
  beforeFetch?(broker: object): Promise<void> | undefined;
  /** Called for answers only, not for failed requests. */
  afterFetch?(broker: object, answer: FetchAnswer): void;
}

const hooksOfConsumer = new AsyncLocalStorage<readonly FetchHooks[]>();

/**
 * kafkajs offers no way to delay a fetch or to read its answer. The hooks of the consumer that asks
 * are found by its asynchronous context.
 */
const patchFetch = (): void => {
  const { fetch } = KafkajsBroker.prototype;
  KafkajsBroker.prototype.fetch = async function (this: KafkajsBroker, request) {
    const hooks = hooksOfConsumer.getStore() ?? [];
    for (const { beforeFetch } of hooks) await beforeFetch?.(this);
    const answer = await fetch.call(this, request);
    for (const { afterFetch } of hooks) afterFetch?.(this, answer);
    return answer;
  };
};

patchFetch();

/** Runs a consumer so that all its fetches call these hooks. */
export const withFetchHooks = <T>(
  hooks: readonly FetchHooks[],
  run: () => Promise<T>,
): Promise<T> => hooksOfConsumer.run(hooks, run);
