import { shopMetrics } from '@tokri/contracts/metrics';
import type { Logger } from '@tokri/service-kit/logger';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { RecordFallback } from '../application/templates/render-context-provider.ts';
import type { RecordOutcome } from '../application/ports/gateways.ts';

export const createFallbackRecorder = (logger: Logger, metrics: MetricRegistry): RecordFallback => {
  const fallbacks = metrics.counter(shopMetrics.templateFallbacks);
  return ({ reason, ...details }) => {
    fallbacks.add({ reason });
    logger.error({ reason, ...details }, 'a message was sent with its default text');
  };
};

export type Counts = () => Promise<Readonly<Record<string, number>>>;

export const createOutcomeRecorder = (
  logger: Logger,
  metrics: MetricRegistry,
): { readonly recordOutcome: RecordOutcome; readonly counts: Counts } => {
  const messages = metrics.counter(shopMetrics.messages);
  const codeHandover = metrics.histogram(shopMetrics.codeHandover);
  return {
    recordOutcome: ({ channel, state, reason, codeAgeMs }) => {
      messages.add({ channel, outcome: state, reason });
      if (codeAgeMs !== undefined) codeHandover.observe({ outcome: state }, codeAgeMs / 1000);
      if (state === 'failed') logger.warn({ channel, reason }, 'a message was not handed over');
      else logger.info({ channel, state }, 'a message was handled');
    },
    counts: async () =>
      Object.fromEntries(
        (await messages.read()).map(({ labels: { channel, outcome, reason }, value }) => [
          [channel, outcome, ...(reason === '' ? [] : [reason])].join('.'),
          value,
        ]),
      ),
  };
};
