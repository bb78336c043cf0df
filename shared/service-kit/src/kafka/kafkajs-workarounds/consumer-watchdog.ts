import type { Consumer } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';

const checkIntervalMs = 5_000;

/**
 * kafkajs consumers can stop silently while the process lives
 * (https://github.com/tulios/kafkajs/issues/659).
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
  const { FETCH, HEARTBEAT, GROUP_JOIN, END_BATCH_PROCESS } = consumer.events;
  consumer.on(FETCH, recordActivity);
  consumer.on(HEARTBEAT, recordActivity);
  consumer.on(GROUP_JOIN, recordActivity);
  consumer.on(END_BATCH_PROCESS, recordActivity);

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
