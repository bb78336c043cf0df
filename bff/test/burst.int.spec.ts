import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff, TestRequest } from './support/bff-fixture.ts';
import { respondJson } from './support/stand-in-service.ts';

interface Details {
  readonly upstreams: Readonly<
    Record<string, { readonly write: { readonly state: string; readonly inFlight: number } }>
  >;
}

let bff: Bff;
beforeEach(async () => {
  bff = await startBff('burst', { BREAKER_RESET_MS: '5000', LIMIT_WRITES_PER_MINUTE: '10000' });
});
afterEach(() => bff.stop());

/** Few enough that all arrive before the first calls reach their time limit of 2.5 s. */
const burstSize = 30;
const maxConcurrentAndQueued = 14;
const contendedHoldId = '5';
const releaseHold = (HoldId: string, caller: Pick<TestRequest, 'asUser' | 'headers'>) =>
  bff.call(`/api/SlotHold?HoldId=${HoldId}`, { method: 'DELETE', ...caller });
const readWriteStats = async () =>
  (await bff.send('/health/details')).json<Details>().upstreams['delivery-slot']?.write;
const hangContendedRequests = (): void => {
  bff.services['delivery-slot'].respondWith((call, response) => {
    if (call.query.HoldId !== contendedHoldId)
      respondJson([{ Id: 1, Error: 0, Message: '', Code: '' }])(call, response);
  });
};

describe('contending requests', () => {
  it('are limited to the bulkhead of their customer and do not block other customers', async () => {
    hangContendedRequests();
    let answered = 0;
    // Signing a token for each call would stretch the burst beyond the time limit of its first calls.
    const headers = { authorization: await bff.tokens.bearer({ userId: 7 }) };
    const calls = Promise.all(
      Array.from({ length: burstSize }, async () => {
        const response = await releaseHold(contendedHoldId, { headers });
        answered += 1;
        return response;
      }),
    );
    await eventually(() => answered >= burstSize - maxConcurrentAndQueued, {
      missing: 'the rejections',
    });
    const others: number[] = [];
    for (let index = 0; index < 20; index += 1)
      others.push((await releaseHold('6', { asUser: 8 + index })).status);
    expect(new Set(others)).toEqual(new Set([200]));
    expect((await readWriteStats())?.inFlight).toBeLessThanOrEqual(6);
    const answers = await calls;
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(burstSize - maxConcurrentAndQueued);
    expect(
      rejected.every(
        ({ headers, problem }) =>
          headers['retry-after'] === '1' && problem.code === 'too-many-requests',
      ),
    ).toBe(true);
    expect(
      bff.services['delivery-slot'].calls.filter(({ query }) => query.HoldId === contendedHoldId)
        .length,
    ).toBeLessThanOrEqual(maxConcurrentAndQueued);
  });

  it('do not open the circuit breaker when they come from one customer', async () => {
    hangContendedRequests();
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        Array.from({ length: maxConcurrentAndQueued }, () =>
          releaseHold(contendedHoldId, { asUser: 7 }),
        ),
      );
    expect([
      (await readWriteStats())?.state,
      (await releaseHold('6', { asUser: 8 })).status,
    ]).toEqual(['closed', 200]);
  });

  it('open the circuit breaker when they come from several customers', async () => {
    hangContendedRequests();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        releaseHold(contendedHoldId, { asUser: 7 + (index % 10) }),
      ),
    );
    expect((await readWriteStats())?.state).toBe('open');
  });

  it("do not block their customer's reads", async () => {
    hangContendedRequests();
    const calls = Promise.all(
      Array.from({ length: burstSize }, () => releaseHold(contendedHoldId, { asUser: 7 })),
    );
    bff.services.user.respondWith(respondJson([]));
    expect((await bff.call('/api/CustomerProfile?uId=7', { asUser: 7 })).status).toBe(200);
    await calls;
  });
});
