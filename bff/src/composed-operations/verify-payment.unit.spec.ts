import { billingOperations, orderOperations } from '@tokri/contracts/api';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import type { UpstreamResponse } from '../upstreams/upstream.ts';
import { verifyPayment } from './verify-payment.ts';

const json = (body: unknown, status = 200): UpstreamResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});
const request: ForwardedRequest = {
  operation: billingOperations.verifyPayment,
  query: {},
  headers: {
    authorization: 'Bearer t',
    'idempotency-key': 'k',
    'content-type': 'application/json',
  },
  body: '{}',
};
const waiting = {
  Id: 9,
  Error: 0,
  Message: '',
  Code: '',
  Status: orderStatus.AwaitingPayment,
  PaymentStatus: paymentStatus.Pending,
};

const verify = async (
  billing: UpstreamResponse,
  readOrder: () => UpstreamResponse,
): Promise<{ readonly answer: unknown; readonly reads: readonly ForwardedRequest[] }> => {
  const reads: ForwardedRequest[] = [];
  const forward: Forward = (forwarded) => {
    if (forwarded === request) return Promise.resolve(billing);
    reads.push(forwarded);
    return Promise.resolve().then(readOrder);
  };
  const { body } = await verifyPayment(request, { TransactionId: 9 }, forward);
  return { answer: JSON.parse(body.toString('utf8')) as unknown, reads };
};

describe('verifyPayment', () => {
  it.each([
    ['confirmed', orderStatus.Confirmed, paymentStatus.Paid],
    ['packed and partly refunded', orderStatus.Packed, paymentStatus.PartlyRefunded],
    ['cancelled and refunded', orderStatus.Cancelled, paymentStatus.Refunded],
  ])('never says less than an order that is %s', async (_state, Status, PaymentStatus) => {
    const { answer, reads } = await verify(json([waiting]), () => json({ Status, PaymentStatus }));
    expect(answer).toEqual([{ ...waiting, Status, PaymentStatus }]);
    expect(reads).toEqual([
      {
        operation: orderOperations.readOrder,
        query: { TransactionId: '9' },
        headers: { authorization: 'Bearer t' },
      },
    ]);
  });

  it('keeps the answer of billing when the order is behind it', async () => {
    const confirmed = {
      ...waiting,
      Status: orderStatus.Confirmed,
      PaymentStatus: paymentStatus.Paid,
    };
    const behind = { Status: orderStatus.AwaitingPayment, PaymentStatus: paymentStatus.Pending };
    expect((await verify(json([confirmed]), () => json(behind))).answer).toEqual([confirmed]);
  });

  it('keeps the answer of billing when the order cannot be read', async () => {
    expect((await verify(json([waiting]), () => json({}, 503))).answer).toEqual([waiting]);
    const { answer } = await verify(json([waiting]), () => {
      throw new UpstreamError('unreachable', 'order');
    });
    expect(answer).toEqual([waiting]);
  });

  it('does not read the order for a rejected payment or a problem', async () => {
    const rejected = [{ ...waiting, Error: 1, Code: 'signature-wrong' }];
    expect(await verify(json(rejected), () => json({}))).toEqual({ answer: rejected, reads: [] });
    const problem = { code: 'not-found' };
    expect(await verify(json(problem, 404), () => json({}))).toEqual({
      answer: problem,
      reads: [],
    });
  });
});
