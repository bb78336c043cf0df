import { itemOperations, slotOperations } from '@tokri/contracts/api';
import type { UpstreamResponse } from '../upstreams/upstream.ts';
import type { ForwardedRequest } from './forward.ts';
import { coalesceReads } from './coalesce-reads.ts';

const slots: ForwardedRequest = {
  operation: slotOperations.listSlotsOfPincode,
  query: { pincode: '560034', PartyId: '0' },
  headers: { 'accept-language': 'en' },
};

interface PendingResponse {
  readonly respond: (text: string) => void;
  readonly fail: (error: Error) => void;
}

const createCoalescer = () => {
  const forwarded: ForwardedRequest[] = [];
  const pending: PendingResponse[] = [];
  let nowMs = 0;
  const forward = coalesceReads(
    (request) => {
      forwarded.push(request);
      return new Promise<UpstreamResponse>((resolve, reject) => {
        pending.push({
          respond: (text) => resolve({ status: 200, headers: {}, body: Buffer.from(text) }),
          fail: reject,
        });
      });
    },
    () => nowMs,
  );
  return {
    forwarded,
    pending,
    forward,
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
};

describe('coalesceReads for an operation with the same response for everybody', () => {
  it('sends one request for identical concurrent calls', async () => {
    const { forwarded, pending, forward } = createCoalescer();
    const all = [
      forward(slots),
      forward({ ...slots, query: { PartyId: '0', pincode: '560034' } }),
      forward(slots),
    ];
    pending[0]?.respond('60 slots');
    expect((await Promise.all(all)).map(({ body }) => body.toString())).toEqual([
      '60 slots',
      '60 slots',
      '60 slots',
    ]);
    expect(forwarded).toHaveLength(1);
  });
  it.each([
    ['of another pincode', { ...slots, query: { pincode: '110001', PartyId: '0' } }],
    ['of another party', { ...slots, query: { pincode: '560034', PartyId: '9' } }],
    ['in another language', { ...slots, headers: { 'accept-language': 'hi' } }],
  ])('sends a separate request for a call %s', (_of, request) => {
    const { forwarded, forward } = createCoalescer();
    void forward(slots);
    void forward(request);
    expect(forwarded).toHaveLength(2);
  });
  it('sends a new request after the response arrived', async () => {
    const { forwarded, pending, forward } = createCoalescer();
    const first = forward(slots);
    pending[0]?.respond('old');
    await first;
    void forward(slots);
    expect(forwarded).toHaveLength(2);
  });
  it('sends a new request when the pending one is older than 50 ms', () => {
    const { forwarded, forward, advance } = createCoalescer();
    void forward(slots);
    advance(49);
    void forward(slots);
    advance(1);
    void forward(slots);
    void forward(slots);
    expect(forwarded).toHaveLength(2);
  });
  it('rejects all waiting callers on failure and retries for the next caller', async () => {
    const { forwarded, pending, forward } = createCoalescer();
    const responses = [forward(slots), forward(slots)];
    pending[0]?.fail(new Error('gone'));
    expect((await Promise.allSettled(responses)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    void forward(slots);
    expect(forwarded).toHaveLength(2);
  });
  it('sends nothing that identifies the caller', () => {
    const { forwarded, forward } = createCoalescer();
    void forward({
      ...slots,
      headers: { ...slots.headers, authorization: 'Bearer t', 'x-client-address': '203.0.113.7' },
      subject: '7',
    });
    expect(forwarded).toEqual([{ ...slots, headers: { 'accept-language': 'en' } }]);
  });
});

describe('coalesceReads for a personal operation', () => {
  it('sends every request unchanged', () => {
    const { forwarded, forward } = createCoalescer();
    const request: ForwardedRequest = {
      operation: slotOperations.holdSlot,
      query: {},
      headers: { authorization: 'Bearer t' },
      body: '{}',
      subject: '7',
    };
    void forward(request);
    void forward(request);
    expect(forwarded).toEqual([request, request]);
  });
});

describe('coalesceReads for a publicly cacheable operation', () => {
  it('sends one request for identical concurrent calls', () => {
    const { forwarded, forward } = createCoalescer();
    const request: ForwardedRequest = {
      operation: itemOperations.listBrands,
      query: {},
      headers: {},
    };
    void forward(request);
    void forward(request);
    expect(forwarded).toHaveLength(1);
  });
});
