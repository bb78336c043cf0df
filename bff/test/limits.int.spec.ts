import { startBff } from './support/bff-fixture.ts';
import { respondJson, respondProblem } from './support/stand-in-service.ts';
import type { Bff } from './support/bff-fixture.ts';

let bff: Bff;
afterEach(async () => {
  await bff.stop();
});

const limits = {
  LIMIT_SIGN_IN_PER_MINUTE: '3',
  LIMIT_WRITES_PER_MINUTE: '4',
  LIMIT_READS_PER_MINUTE: '5',
};
const collectStatuses = async (
  count: number,
  call: () => Promise<{ status: number }>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let request = 0; request < count; request += 1) statuses.push((await call()).status);
  return statuses;
};
const releaseHold = (asUser: number) => () =>
  bff.call('/api/SlotHold?HoldId=5', { method: 'DELETE', asUser });

describe('rate limits', () => {
  it('reject sign-in attempts of one address with Retry-After', async () => {
    bff = await startBff('limits', limits);
    const check = () => bff.call('/api/UserRegister?Id=5&password=123456');
    const before = bff.services.user.calls.length;
    expect(await collectStatuses(5, check)).toEqual([200, 200, 200, 429, 429]);
    expect(bff.services.user.calls).toHaveLength(before + 3);
    const response = await check();
    expect(response.problem.code).toBe('too-many-requests');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    expect((await bff.call('/api/UserRegister?OtpId=5')).status).toBe(429);
    expect((await bff.call('/api/Filter')).status).toBe(200);
  });

  it('count writes per user', async () => {
    bff = await startBff('limits', limits);
    expect(await collectStatuses(5, releaseHold(7))).toEqual([200, 200, 200, 200, 429]);
    expect((await releaseHold(8)()).status).toBe(200);
  });

  it('count invalid requests as well', async () => {
    bff = await startBff('limits', limits);
    expect(await collectStatuses(6, () => bff.call('/api/TimeSlot?x=1'))).toEqual([
      400, 400, 400, 400, 400, 429,
    ]);
  });

  it('are shared by all processes', async () => {
    bff = await startBff('limits', limits);
    const second = await bff.startAnother();
    expect(await collectStatuses(5, () => bff.call('/api/Filter'))).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect((await fetch(`${second.url}/api/Filter`)).status).toBe(429);
  });

  it('fall back to each process when Redis is down', async () => {
    bff = await startBff('limits', { ...limits, REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await collectStatuses(6, () => bff.call('/api/Filter'))).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
  });

  it('ignore X-Forwarded-For without a trusted proxy', async () => {
    bff = await startBff('limits', limits);
    let request = 0;
    expect(
      (
        await collectStatuses(6, () =>
          bff.call('/api/Filter', { headers: { 'x-forwarded-for': `203.0.113.${request++}` } }),
        )
      ).at(-1),
    ).toBe(429);
  });

  it('count the addresses reported by the trusted proxy separately', async () => {
    bff = await startBff('limits', { ...limits, TRUST_PROXY_HOPS: '1' });
    let request = 0;
    expect(
      new Set(
        await collectStatuses(8, () =>
          bff.call('/api/Item?customer=0', {
            headers: { 'x-forwarded-for': `198.51.100.1, 203.0.113.${request++}` },
          }),
        ),
      ),
    ).toEqual(new Set([200]));
    expect(bff.services.catalog.lastCall().headers['x-client-address']).toBe('203.0.113.7');
  });
});

describe('webhooks', () => {
  const sendWebhook = () => bff.call('/api/webhooks/razorpay', { method: 'POST', body: '{}' });

  it('are limited like other writes once a network sent 20 with a wrong signature', async () => {
    bff = await startBff('limits', limits);
    bff.services.billing.respondWith(respondProblem(400, 'signature-wrong'));
    const refused = Array.from({ length: 20 }, () => 400);
    expect(await collectStatuses(26, sendWebhook)).toEqual([
      ...refused,
      ...[400, 400, 400, 400],
      ...[429, 429],
    ]);
  });

  it('with a right signature have a limit of their own', async () => {
    bff = await startBff('limits', limits);
    bff.services.billing.respondWith(respondJson({ Taken: true }));
    expect(new Set(await collectStatuses(26, sendWebhook))).toEqual(new Set([200]));
  });
});
