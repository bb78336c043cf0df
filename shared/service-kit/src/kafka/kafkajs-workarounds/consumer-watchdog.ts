import type { Consumer } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';

const checkIntervalMs = 5_000;

const groupRequests = new Set(['JoinGroup', 'SyncGroup']);

/**
 * kafkajs consumers can stop silently while the process lives
 * (https://github.com/tulios/kafkajs/issues/659). In a rebalance they neither fetch nor send
 * heartbeats, so the answers to their requests to join count as activity too.
 */
export const watchConsumer = (options: {
  readonly consumer: Pick<Consumer, 'on' | 'events'>;
  readonly group: string;
  readonly maxSilenceMs: number;
  readonly logger: Logger;
  isReachable(): Promise<boolean>;
  onSilent(error: Error): void;
}): { stop(): void } => {
  const { consumer, group, maxSilenceMs, logger, isReachable, onSilent } = options;
  let lastActivityMs = Date.now();
  const recordActivity = (): void => {
    lastActivityMs = Date.now();
  };
  const { FETCH, HEARTBEAT, GROUP_JOIN, END_BATCH_PROCESS, REBALANCING, REQUEST } = consumer.events;
  consumer.on(FETCH, recordActivity);
  consumer.on(HEARTBEAT, recordActivity);
  consumer.on(GROUP_JOIN, recordActivity);
  consumer.on(END_BATCH_PROCESS, recordActivity);
  consumer.on(REBALANCING, recordActivity);
  consumer.on(REQUEST, ({ payload }) => {
    if (groupRequests.has(payload.apiName)) recordActivity();
  });

  const checkActivity = async (): Promise<void> => {
    if (Date.now() - lastActivityMs <= maxSilenceMs) return;
    if (await isReachable())
      onSilent(new Error(`consumer ${group} has been silent for more than ${maxSilenceMs} ms`));
    else {
      logger.warn({ group }, 'consumer is silent, no broker answers');
      recordActivity();
    }
  };
  const timer = setInterval(() => {
    void checkActivity();
  }, checkIntervalMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
    },
  };
};
