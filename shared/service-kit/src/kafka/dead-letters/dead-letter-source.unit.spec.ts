import { deadLetterTopic, orderEvents } from '@tokri/contracts/events';
import { findDeadLetterSource } from './dead-letter-source.ts';

describe('findDeadLetterSource', () => {
  it.each(['billing', 'notification', 'notification.orders'])(
    'finds the topic and the group %s of a dead-letter topic',
    (group) => {
      expect(findDeadLetterSource(deadLetterTopic(orderEvents.name, group))).toEqual({
        topic: orderEvents,
        group,
      });
    },
  );
  it.each([orderEvents.name, 'unknown.events.billing.dlq', `${orderEvents.name}.dlq`])(
    'finds none of %s',
    (name) => {
      expect(findDeadLetterSource(name)).toBeUndefined();
    },
  );
});
