import { event, orderPlaced, topic } from '@tokri/contracts/events';
import * as z from 'zod/mini';
import type { IncomingMessage } from '../broker/broker.ts';
import { NotRetriable } from './classify-failure.ts';
import { on } from './define-consumer.ts';
import { dispatchMessage } from './dispatch-message.ts';

const parcels = topic({ name: 'parcel.events', producer: 'order', key: 'id', description: '' });
const shipmentMoved = event(parcels, 'parcel.moved.v1', {
  description: '',
  data: z.object({ step: z.int() }),
});
const handlers = new Map([
  ['parcel.events parcel.moved.v1', on(shipmentMoved, () => Promise.resolve())],
]);
const dispatchUnreadable = (headers: IncomingMessage['headers']) =>
  dispatchMessage(
    { group: 'depot', handlers, deadlineMs: 1_000 },
    { topic: 'parcel.events', partition: 0, offset: '0', key: 'p', value: '{', headers },
  );

const dispatchFromOrder = (type: string, headers: IncomingMessage['headers']) =>
  dispatchMessage(
    {
      group: 'depot',
      handlers: new Map([
        ['order.events order.placed.v1', on(orderPlaced, () => Promise.resolve())],
      ]),
      deadlineMs: 1_000,
    },
    {
      topic: 'order.events',
      partition: 0,
      offset: '0',
      key: '7',
      value: JSON.stringify({
        id: 'e',
        type,
        occurredAt: '',
        key: '7',
        seq: 1,
        correlationId: '',
        causationId: '',
        data: {},
      }),
      headers,
    },
  );

describe('dispatchMessage', () => {
  it.each([
    ['skipped', 'order.confirmed.v1', 'has no handler here'],
    ['unknown-type', 'order.archived.v1', 'the contracts do not contain'],
    ['unknown-type', 'order.placed.v2', 'is a later version'],
  ])('returns %s for the type %s, which %s', async (result, type) => {
    expect([await dispatchFromOrder(type, { type }), await dispatchFromOrder(type, {})]).toEqual([
      result,
      result,
    ]);
  });

  it('skips a message for another consumer without parsing it', async () => {
    expect(await dispatchUnreadable({ type: 'parcel.lost.v1' })).toBe('skipped');
  });

  it.each([
    ['names a type of this consumer', { type: 'parcel.moved.v1' }],
    ['has no header for its type', {}],
  ])('rejects an unreadable message that %s', async (_name, headers) => {
    await expect(dispatchUnreadable(headers)).rejects.toThrow(NotRetriable);
  });
});
