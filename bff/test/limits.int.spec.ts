import { startBff } from './bff.ts';
import type { Bff } from './bff.ts';

let bff: Bff;
afterEach(async () => {
  await bff.stop();
});

const limits = {
  LIMIT_SIGN_IN_PER_MINUTE: '3',
  LIMIT_WRITES_PER_MINUTE: '4',
  LIMIT_READS_PER_MINUTE: '5',
};
const statusesOf = async (
  count: number,
  call: () => Promise<{ status: number }>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await call()).status);
  return statuses;
};
const release = (as: number) => () => bff.call('/api/SlotHold?HoldId=5', { method: 'DELETE', as });

describe('limits per minute', () => {
  it('codes tried from one address, over the limit, are refused with the time to come back', async () => {
    bff = await startBff('limits', limits);
    const check = () => bff.call('/api/UserRegister?Id=5&password=123456');
    const before = bff.services.user.calls.length;
    expect(await statusesOf(5, check)).toEqual([200, 200, 200, 429, 429]);
    expect(bff.services.user.calls).toHaveLength(before + 3);
    const answer = await check();
    expect(answer.problem.code).toBe('too-many-requests');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    expect((await bff.call('/api/UserRegister?OtpId=5')).status).toBe(429);
    expect((await bff.call('/api/Filter')).status).toBe(200);
  });

  it('writes of one user, over the limit, do not stop another user', async () => {
    bff = await startBff('limits', limits);
    expect(await statusesOf(5, release(7))).toEqual([200, 200, 200, 200, 429]);
    expect((await release(8)()).status).toBe(200);
  });

  it('calls that are refused anyway, made without end, count as well', async () => {
    bff = await startBff('limits', limits);
    expect(await statusesOf(6, () => bff.call('/api/TimeSlot?x=1'))).toEqual([
      400, 400, 400, 400, 400, 429,
    ]);
  });

  it('calls through two processes, together over the limit, are refused in both', async () => {
    bff = await startBff('limits', limits);
    const second = await bff.another();
    expect(await statusesOf(5, () => bff.call('/api/Filter'))).toEqual([200, 200, 200, 200, 200]);
    expect((await fetch(`${second.url}/api/Filter`)).status).toBe(429);
    await second.stop();
  });

  it('with Redis away, each process counts for itself', async () => {
    bff = await startBff('limits', { ...limits, REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await statusesOf(6, () => bff.call('/api/Filter'))).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
  });

  it('an address that a caller claims, without a proxy in front, is not believed', async () => {
    bff = await startBff('limits', limits);
    let turn = 0;
    expect(
      (
        await statusesOf(6, () =>
          bff.call('/api/Filter', { headers: { 'x-forwarded-for': `203.0.113.${turn++}` } }),
        )
      ).at(-1),
    ).toBe(429);
  });

  it('addresses that the one proxy in front tells, counted, are different callers', async () => {
    bff = await startBff('limits', { ...limits, TRUST_PROXY_HOPS: '1' });
    let turn = 0;
    expect(
      new Set(
        await statusesOf(8, () =>
          bff.call('/api/Item?customer=0', {
            headers: { 'x-forwarded-for': `198.51.100.1, 203.0.113.${turn++}` },
          }),
        ),
      ),
    ).toEqual(new Set([200]));
    expect(bff.services.catalog.last().headers['x-client-address']).toBe('203.0.113.7');
  });
});
