import type { Consumer } from 'kafkajs';
import type { Logger } from '../logger/index.ts';

const lookEveryMs = 5_000;

/**
 * kafkajs consumers can stop in silence while the process lives (tulios/kafkajs#659). No fetch and no heartbeat for `silentMsMax` while a broker answers
 * means that this has happened; with no broker there is nothing to hear and nothing to restart for.
 */
export const watchConsumer = (parts: {
  readonly consumer: Pick<Consumer, 'on' | 'events'>;
  readonly group: string;
  readonly silentMsMax: number;
  readonly logger: Logger;
  reachable(): Promise<boolean>;
  onSilent(error: Error): void;
}): { stop(): void } => {
  const { consumer, group, silentMsMax, logger, reachable, onSilent } = parts;
  let lastSign = Date.now();
  const sign = (): void => {
    lastSign = Date.now();
  };
  const { FETCH, HEARTBEAT, GROUP_JOIN, END_BATCH_PROCESS } = consumer.events;
  consumer.on(FETCH, sign);
  consumer.on(HEARTBEAT, sign);
  consumer.on(GROUP_JOIN, sign);
  consumer.on(END_BATCH_PROCESS, sign);

  const look = async (): Promise<void> => {
    if (Date.now() - lastSign <= silentMsMax) return;
    if (await reachable())
      onSilent(new Error(`consumer ${group} has been silent for more than ${silentMsMax} ms`));
    else {
      logger.warn({ group }, 'consumer is silent, no broker answers');
      sign();
    }
  };
  const timer = setInterval(() => {
    void look();
  }, lookEveryMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
    },
  };
};
