import type { SourceChange } from './bundle-mutated-service.ts';

/** An order service of a later version, whose events have fields that nobody knows yet. */
export const newerOrderService: readonly SourceChange[] = [
  {
    file: 'shared/service-kit/src/outbox/outgoing-message.ts',
    find: 'causationId, data };\n  return',
    replace:
      "causationId, data: { ...(data as object), addedLater: { reason: 'skew' } }, addedLater: 1 } as Envelope;\n  return",
  },
];

/** A consumer that skips unknown types and does not accept unknown fields. */
export const carelessConsumer: readonly SourceChange[] = [
  {
    file: 'shared/service-kit/src/kafka/consumer/known-event-types.ts',
    find: '!ownTopics.has(topic) ||',
    replace: 'true ||',
  },
  {
    file: 'shared/service-kit/src/kafka/consumer/dispatch-message.ts',
    find: '  if (!outcome.success)\n',
    replace: "  if (!outcome.success || 'addedLater' in (event.data as object))\n",
  },
];
