import { platformMetrics } from '@tokri/contracts/metrics';
import type { Envelope } from '@tokri/contracts/events';
import { classifyFailure } from '../kafka/index.ts';
import type { ConsumerDefinition, EventHandler } from '../kafka/index.ts';
import type { MetricRegistry } from './metric-registry.ts';

/**
 * Counts the calls of the handlers by outcome, and events of unknown types. Measures how old an
 * event is when it is done.
 */
export const observeConsumer = (
  definition: ConsumerDefinition,
  metrics: MetricRegistry,
): ConsumerDefinition => {
  const { group } = definition;
  const handled = metrics.counter(platformMetrics.eventsHandled);
  const delay = metrics.histogram(platformMetrics.eventDelay);
  const observe = (handler: EventHandler): EventHandler => ({
    ...handler,
    handle: async (event: Envelope<never>) => {
      try {
        await handler.handle(event);
      } catch (error) {
        handled.add({ group, outcome: classifyFailure(error) });
        throw error;
      }
      handled.add({ group, outcome: 'done' });
      delay.observe({ group }, Math.max(0, Date.now() - Date.parse(event.occurredAt)) / 1000);
    },
  });
  return {
    ...definition,
    handlers: definition.handlers.map(observe),
    onUnknownType: () => {
      handled.add({ group, outcome: 'unknown-type' });
    },
  };
};
