import { catalogItems, orderEvents } from '@tokri/contracts/events';
import { parseReplayRequest } from './replay-request.ts';

const sources = [
  { topic: orderEvents, group: 'cart' },
  { topic: orderEvents, group: 'billing' },
  { topic: catalogItems, group: 'cart' },
];

describe('parseReplayRequest', () => {
  it('accepts a group of a topic, with a limit of 100 unless another is given', () => {
    expect(parseReplayRequest(['order.events', 'cart'], sources)).toEqual({
      topic: orderEvents,
      group: 'cart',
      limit: 100,
    });
    expect(parseReplayRequest(['order.events', 'cart', '5'], sources)).toMatchObject({ limit: 5 });
  });

  it.each([
    [['orders', 'cart'], 'No consumer has dead letters of the topic "orders"'],
    [['orders', 'cart'], 'Known topics: catalog.items, order.events'],
    [['order.events', 'shop'], 'The group "shop" does not consume order.events'],
    [['order.events', 'shop'], 'Known groups: billing, cart'],
    [['order.events'], 'The group "" does not consume order.events'],
    [['order.events', 'cart', 'all'], 'The limit "all" is not a number of events'],
    [['order.events', 'cart', '0'], 'The limit "0" is not a number of events'],
    [['catalog.items', 'cart'], 'Publish it again: npm run publish-again -- catalog'],
  ])('rejects %j: %s', (args, problem) => {
    expect(() => parseReplayRequest(args, sources)).toThrow(problem);
  });
});
