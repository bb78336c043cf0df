import type { Consumer } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';

const checkIntervalMs = 10_000;
/**
 * The first and the last are 30 s apart. After an outage of the broker a consumer needs up to 6 s of
 * retries and 25 s for a request to join.
 */
const answeredChecksUntilFatal = 4;

const groupRequests = new Set(['JoinGroup', 'SyncGroup']);

const onActivity = (
  consumer: Pick<Consumer, 'on' | 'events'>,
  recordActivity: () => void,
): void => {
  const { events } = consumer;
  consumer.on(events.FETCH, recordActivity);
  consumer.on(events.HEARTBEAT, recordActivity);
  consumer.on(events.GROUP_JOIN, recordActivity);
  consumer.on(events.END_BATCH_PROCESS, recordActivity);
  consumer.on(events.REBALANCING, recordActivity);
  consumer.on(events.REQUEST, ({ payload }) => {
    if (groupRequests.has(payload.apiName)) recordActivity();
  });
};

/**
 * kafkajs consumers can stop silently while the process lives
 * (https://github.com/tulios/kafkajs/issues/659). In a rebalance they neither fetch nor send
 * heartbeats, so the answers to their requests to join count as activity too.
 *
 * `onSilent` is called when the silence outlasts several checks in a row that a broker answers. One
 * answer proves little: a broker that has just come back answers before the consumer has recovered.
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
  let answeredChecks = 0;
  let isChecking = false;
  const recordActivity = (): void => {
    lastActivityMs = Date.now();
    answeredChecks = 0;
  };
  onActivity(consumer, recordActivity);

  const checkBroker = async (): Promise<void> => {
    if (!(await isReachable())) {
      logger.warn({ group }, 'consumer is silent, no broker answers');
      return recordActivity();
    }
    answeredChecks += 1;
    logger.warn({ group, answeredChecks }, 'consumer is silent, although a broker answers');
    if (answeredChecks === answeredChecksUntilFatal)
      onSilent(new Error(`consumer ${group} has been silent for more than ${maxSilenceMs} ms`));
  };
  const checkActivity = async (): Promise<void> => {
    if (isChecking || Date.now() - lastActivityMs <= maxSilenceMs) return;
    isChecking = true;
    await checkBroker();
    isChecking = false;
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
