import { orderPlaced } from '@tokri/contracts/events';
import { silentLogger } from '../../logger/index.ts';
import type { Broker, OutgoingMessage } from '../broker/broker.ts';
import { defineBroadcastConsumer, defineConsumer, on } from './define-consumer.ts';
import { createMessageHandler } from './message-handler.ts';

const handlers = [on(orderPlaced, () => Promise.resolve())];
const definitions = {
  shared: defineConsumer({ group: 'spec', handlers }),
  live: defineBroadcastConsumer({ name: 'spec', handlers }),
};

const deliver = async (kind: keyof typeof definitions, type: string) => {
  const deadLetters: OutgoingMessage[] = [];
  let unknownTypes = 0;
  const handle = createMessageHandler({
    broker: {
      publish: (messages: readonly OutgoingMessage[]) =>
        Promise.resolve(void deadLetters.push(...messages)),
    } as unknown as Broker,
    definition: {
      ...definitions[kind],
      onUnknownType: () => {
        unknownTypes += 1;
      },
    },
    logger: silentLogger,
  });
  const position = { topic: 'order.events', partition: 0, offset: '3' };
  const acknowledgement = await handle({ ...position, key: '7', value: '{}', headers: { type } });
  return { acknowledgement, deadLetters, unknownTypes };
};

describe('an event of a type that the contracts do not contain', () => {
  it('is put aside by a shared consumer, so that it can be replayed after the upgrade', async () => {
    expect(await deliver('shared', 'order.archived.v1')).toMatchObject({
      acknowledgement: 'done',
      deadLetters: [
        {
          topic: 'order.events.spec.dlq',
          key: '7',
          headers: {
            type: 'order.archived.v1',
            'dlq-attempts': '1',
            'dlq-message': 'this version does not know the event type',
          },
        },
      ],
      unknownTypes: 1,
    });
  });

  it('is skipped and counted by a live consumer', async () => {
    expect(await deliver('live', 'order.archived.v1')).toEqual({
      acknowledgement: 'done',
      deadLetters: [],
      unknownTypes: 1,
    });
  });
});

it.each(['shared', 'live'] as const)(
  'a %s consumer skips a type of the contracts without a handler',
  async (kind) => {
    expect(await deliver(kind, 'order.confirmed.v1')).toEqual({
      acknowledgement: 'done',
      deadLetters: [],
      unknownTypes: 0,
    });
  },
);
