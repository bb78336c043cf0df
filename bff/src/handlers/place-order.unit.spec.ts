import { orderOperations } from '@tokri/contracts/http';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import { UpstreamFault } from '../upstreams/upstream-fault.ts';
import type { Forward, ForwardedCall } from './forward.ts';
import { isAnsweredWithCart, placeOrder } from './place-order.ts';

const json = (body: unknown): UpstreamAnswer => ({ status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) });
const call: ForwardedCall = { operation: orderOperations.placeOrderWithoutPayment, query: {}, headers: { 'authorization': 'Bearer t', 'idempotency-key': 'k', 'content-type': 'application/json' }, body: '{}' };
const body = { UserId: 7, PDate: '2026-11-20', AddressId: 12 };
const refusal = { Id: 0, Error: 1, Message: 'Full', Code: 'slot-full' };

const run = async (order: UpstreamAnswer, cart: () => Promise<UpstreamAnswer>) => {
  const asked: ForwardedCall[] = [];
  const forward: Forward = (forwarded) => {
    asked.push(forwarded);
    return forwarded.operation.service === 'order' ? Promise.resolve(order) : cart();
  };
  const answer = await placeOrder(call, body, forward);
  return { asked, entries: JSON.parse(answer.body.toString()) as unknown };
};

describe('placing an order (O2)', () => {
  it.each(['quote-expired', 'quote-changed', 'quote-invalid', 'cart-taken', 'date-changed', 'hold-expired', 'slot-full', 'slot-cut-off', 'stock-short', 'coupon-used'])('a refusal %s, answered, carries the cart', (Code) => {
    expect(isAnsweredWithCart({ Error: 1, Code })).toBe(true);
  });

  it.each([[1, 'payment-method'], [1, 'payment-late'], [1, 'late'], [0, ''], [0, 'slot-full']])('error %s with code "%s", answered, carries none', (Error, Code) => {
    expect(isAnsweredWithCart({ Error, Code })).toBe(false);
  });

  it('a refusal, answered, has the present cart of that user, date and address, read without the order\'s own headers', async () => {
    const { asked, entries } = await run(json([refusal]), async () => json({ Count: 2 }));
    expect(entries).toEqual([{ ...refusal, Cart: { Count: 2 } }]);
    expect(asked[1]).toEqual({ operation: expect.objectContaining({ id: 'read-cart' }), query: { UId: '7', PDate: '2026-11-20', AddressId: '12' }, headers: { authorization: 'Bearer t' } });
  });

  it('a refusal, while the cart does not answer, goes on with none', async () => {
    expect((await run(json([refusal]), () => Promise.reject(new UpstreamFault('open', 'no')))).entries).toEqual([{ ...refusal, Cart: null }]);
  });

  it('an order that is placed, answered, is passed on untouched', async () => {
    const { asked, entries } = await run(json([{ Id: 5, Error: 0, Message: '', Code: '' }]), async () => json({}));
    expect(entries).toEqual([{ Id: 5, Error: 0, Message: '', Code: '' }]);
    expect(asked).toHaveLength(1);
  });

  it('an answer that is no list, passed on, stays what it is', async () => {
    expect((await run({ ...json('x'), body: Buffer.from('"broken"') }, async () => json({}))).entries).toBe('broken');
  });
});
