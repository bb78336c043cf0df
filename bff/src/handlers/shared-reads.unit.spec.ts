import { itemOperations, slotOperations } from '@tokri/contracts/http';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import type { ForwardedCall } from './forward.ts';
import { shareReads } from './shared-reads.ts';

const slots: ForwardedCall = {
  operation: slotOperations.listSlotsOfPincode,
  query: { pincode: '560034', PartyId: '0' },
  headers: { 'accept-language': 'en' },
};

interface Pending {
  readonly answer: (text: string) => void;
  readonly fail: (error: Error) => void;
}

const door = () => {
  const asked: ForwardedCall[] = [];
  const answers: Pending[] = [];
  let nowMs = 0;
  const forward = shareReads(
    (call) => {
      asked.push(call);
      return new Promise<UpstreamAnswer>((resolve, reject) => {
        answers.push({
          answer: (text) => resolve({ status: 200, headers: {}, body: Buffer.from(text) }),
          fail: reject,
        });
      });
    },
    () => nowMs,
  );
  return {
    asked,
    answers,
    forward,
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
};

describe('a row that is the same for all', () => {
  it('asked by many at once, is asked of the service once, and all have its answer', async () => {
    const { asked, answers, forward } = door();
    const all = [
      forward(slots),
      forward({ ...slots, query: { PartyId: '0', pincode: '560034' } }),
      forward(slots),
    ];
    answers[0]?.answer('60 slots');
    expect((await Promise.all(all)).map(({ body }) => body.toString())).toEqual([
      '60 slots',
      '60 slots',
      '60 slots',
    ]);
    expect(asked).toHaveLength(1);
  });
  it.each([
    ['of another pincode', { ...slots, query: { pincode: '110001', PartyId: '0' } }],
    ['of another party', { ...slots, query: { pincode: '560034', PartyId: '9' } }],
    ['in another language', { ...slots, headers: { 'accept-language': 'hi' } }],
  ])('asked %s, is asked of the service, too', (_of, call) => {
    const { asked, forward } = door();
    void forward(slots);
    void forward(call);
    expect(asked).toHaveLength(2);
  });
  it('asked after the answer, is asked anew: nothing is kept', async () => {
    const { asked, answers, forward } = door();
    const first = forward(slots);
    answers[0]?.answer('old');
    await first;
    void forward(slots);
    expect(asked).toHaveLength(2);
  });
  it('asked while an answer is long in coming, is asked anew: nobody hears what was so before they asked', () => {
    const { asked, forward, wait } = door();
    void forward(slots);
    wait(49);
    void forward(slots);
    wait(1);
    void forward(slots);
    void forward(slots);
    expect(asked).toHaveLength(2);
  });
  it('that fails, fails for all who shared it and for nobody after', async () => {
    const { asked, answers, forward } = door();
    const both = [forward(slots), forward(slots)];
    answers[0]?.fail(new Error('gone'));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    void forward(slots);
    expect(asked).toHaveLength(2);
  });
  it('asked with a token, tells the service nothing of it', () => {
    const { asked, forward } = door();
    void forward({
      ...slots,
      headers: { ...slots.headers, authorization: 'Bearer t', 'x-client-address': '203.0.113.7' },
      subject: '7',
    });
    expect(asked).toEqual([{ ...slots, headers: { 'accept-language': 'en' } }]);
  });
});

describe('any other row', () => {
  it('asked twice at once, is asked twice, with all that came', () => {
    const { asked, forward } = door();
    const call: ForwardedCall = {
      operation: slotOperations.holdSlot,
      query: {},
      headers: { authorization: 'Bearer t' },
      body: '{}',
      subject: '7',
    };
    void forward(call);
    void forward(call);
    expect(asked).toEqual([call, call]);
  });
});

describe('a row that anybody may keep for some seconds', () => {
  it('asked twice at once, is shared, too', () => {
    const { asked, forward } = door();
    const call: ForwardedCall = { operation: itemOperations.listBrands, query: {}, headers: {} };
    void forward(call);
    void forward(call);
    expect(asked).toHaveLength(1);
  });
});
