import { orderAdminOperations, slotOperations } from '@tokri/contracts/api';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import type { UpstreamResponse } from '../upstreams/upstream.ts';
import { setLocationClosed } from './set-location-closed.ts';

const json = (body: unknown, status = 200): UpstreamResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});
const request: ForwardedRequest = {
  operation: slotOperations.setLocationClosed,
  query: {},
  headers: { authorization: 'Bearer t', 'idempotency-key': 'k', 'accept-language': 'hi' },
  body: '{}',
};
const closed = [{ Id: 2, Error: 0, Message: '', Code: '' }];

const send = async (counted: UpstreamResponse, isClosed = true, LocationId = 2) => {
  const forwarded: ForwardedRequest[] = [];
  const forward: Forward = (one) => {
    forwarded.push(one);
    return Promise.resolve(one === request ? json(closed) : counted);
  };
  const body = { LocationId, Rev: 1, Closed: isClosed, MoveAreasTo: 0 };
  const response = await setLocationClosed(request, body, forward);
  return { response, answer: JSON.parse(response.body.toString('utf8')) as unknown, forwarded };
};

describe('setLocationClosed', () => {
  it('closes a location without orders', async () => {
    const { answer, forwarded } = await send(json({ Orders: 0 }));
    expect(answer).toEqual(closed);
    expect(forwarded[0]).toEqual({
      operation: orderAdminOperations.countLocationOrders,
      query: { LocationId: '2' },
      headers: { authorization: 'Bearer t', 'accept-language': 'hi' },
    });
  });

  it('refuses in the language of the caller while orders have not left it', async () => {
    const { answer, forwarded } = await send(json({ Orders: 1 }));
    expect(answer).toMatchObject([
      { Error: 1, Code: 'location-has-orders', Message: expect.stringContaining('ऑर्डर') as string },
    ]);
    expect(forwarded).toHaveLength(1);
  });

  it('closes nothing when the orders cannot be counted', async () => {
    const { response, forwarded } = await send(json({ code: 'unavailable' }, 503));
    expect(response.status).toBe(503);
    expect(forwarded).toHaveLength(1);
  });

  it('leaves the refusal of the first location to its owner, however many orders it has', async () => {
    const { forwarded } = await send(json({ Orders: 9 }), true, 1);
    expect(forwarded).toEqual([request]);
  });

  it('reopens without a look at orders', async () => {
    const { forwarded } = await send(json({ Orders: 9 }), false);
    expect(forwarded).toEqual([request]);
  });
});
