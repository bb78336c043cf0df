import { event, topic } from '@tokri/contracts/events';
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
    handlers,
    { topic: 'parcel.events', partition: 0, offset: '0', key: 'p', value: '{', headers },
    1_000,
  );

describe('dispatchMessage', () => {
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
