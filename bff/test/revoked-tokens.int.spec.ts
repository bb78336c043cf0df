import { tokensRevoked } from '@tokri/contracts/events';
import { eventually, findFreePort, publishEvent } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { createLiveReader } from './support/live-reader.ts';

const staffPath = '/api/Transaction?TransactionsDetails=0';
const minuteMs = 60_000;

const callAsStaff = async (
  bff: Bff,
  token: { userId: number; revision?: number; issuedAt?: Date },
  url?: string,
): Promise<number> => {
  const authorization = await bff.tokens.bearer({ ...token, permissions: ['transactions'] });
  if (url === undefined) return (await bff.call(staffPath, { headers: { authorization } })).status;
  const response = await fetch(`${url}${staffPath}`, {
    headers: { authorization, 'content-type': 'application/json' },
  });
  return response.status;
};

describe('a member of staff whose permissions changed', () => {
  let bff: Bff;
  const { open, closeAll } = createLiveReader(() => bff);
  beforeAll(async () => {
    bff = await startBff('revoked-tokens');
  });
  afterEach(closeAll);
  afterAll(() => bff.stop());

  const change = (userId: number, revision: number, changedAt = new Date()) =>
    publishEvent(bff.broker, tokensRevoked, {
      key: String(userId),
      seq: revision,
      data: { userId, revision, changedAt: changedAt.toISOString() },
    });

  it('is refused with the old token within 5 seconds and accepted with a new one', async () => {
    expect(await callAsStaff(bff, { userId: 7, revision: 3 })).toBe(200);
    await change(7, 4);
    await eventually(async () => (await callAsStaff(bff, { userId: 7, revision: 3 })) === 401, {
      timeoutMs: 5_000,
      missing: 'the refusal of the old token',
    });
    expect(await callAsStaff(bff, { userId: 7, revision: 4 })).toBe(200);
    expect(await callAsStaff(bff, { userId: 8, revision: 3 })).toBe(200);
  });

  it('loses the live streams that were opened with the old permissions', async () => {
    const headers = {
      authorization: await bff.tokens.bearer({ userId: 9, permissions: ['transactions'] }),
    };
    const staffStream = await open('', { headers });
    const customerStream = await open('', { asUser: 9 });
    const otherStream = await open('', { asUser: 14 });
    expect([staffStream, customerStream, otherStream].map((one) => one.status())).toEqual([
      200, 200, 200,
    ]);
    await change(9, 1);
    await eventually(() => staffStream.isClosed(), {
      timeoutMs: 5_000,
      missing: 'the end of the staff stream',
    });
    await eventually(() => customerStream.isClosed(), { missing: 'the end of the other stream' });
    expect(otherStream.isClosed()).toBe(false);
    expect((await bff.call('/api/Events', { headers })).status).toBe(401);
  });

  it('stays a customer with a renewed token without permissions', async () => {
    await change(10, 5);
    await eventually(async () => (await callAsStaff(bff, { userId: 10 })) === 401, {
      missing: 'the refusal of the staff token',
    });
    const headers = { authorization: await bff.tokens.bearer({ userId: 10, revision: 5 }) };
    expect((await bff.call('/api/CustomerProfile?UserId=10', { headers })).status).toBe(200);
  });

  it('is refused with a token that carries no revision, for operations and live streams', async () => {
    const sign = async (subject: string, roles: string[]) => ({
      authorization: `Bearer ${await bff.tokens.signer.sign({
        subject,
        claims: { partyId: 0, roles },
        expiresInSeconds: 900,
        now: new Date(),
      })}`,
    });
    const staff = { headers: await sign('13', ['customer', 'staff:transactions']) };
    expect((await bff.call(staffPath, staff)).status).toBe(401);
    expect((await bff.call('/api/Events', staff)).status).toBe(401);
    const customer = { headers: await sign('13', ['customer']) };
    expect((await bff.call('/api/CustomerProfile?UserId=13', customer)).status).toBe(200);
  });

  it('is refused by a process that starts after the change', async () => {
    await change(11, 2);
    await change(12, 2, new Date(Date.now() - 20 * minuteMs));
    const another = await bff.startAnother();
    expect(await callAsStaff(bff, { userId: 11, revision: 1 }, another.url)).toBe(401);
    expect(await callAsStaff(bff, { userId: 12, revision: 1 }, another.url)).toBe(200);
  });
});

describe('a token that was revoked before the BFF started', () => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await startBff('revoked-before-start');
  });
  afterAll(() => bff.stop());

  it('is refused from the first answer on', async () => {
    await publishEvent(bff.broker, tokensRevoked, {
      key: '31',
      seq: 2,
      data: { userId: 31, revision: 2, changedAt: new Date().toISOString() },
    });
    const port = await findFreePort();
    const started = bff.startAnother({ PORT: String(port) });
    const firstStatus = await eventually(
      () =>
        callAsStaff(bff, { userId: 31, revision: 1 }, `http://127.0.0.1:${port}`).catch(
          () => undefined,
        ),
      { missing: 'an answer of the BFF that starts', timeoutMs: 30_000 },
    );
    expect(firstStatus).toBe(401);
    await started;
  });
});

describe('a customer who has signed out', () => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await startBff('revoked-customer-tokens');
  });
  afterAll(() => bff.stop());

  it('may only repeat the deletion with the tokens from before, and all after signing in again', async () => {
    const callWith = async (
      revision: number,
      path = '/api/CustomerProfile?UserId=21',
    ): Promise<number> => {
      const headers = { authorization: await bff.tokens.bearer({ userId: 21, revision }) };
      return (await bff.call(path, { headers })).status;
    };
    expect(await callWith(3)).toBe(200);
    await publishEvent(bff.broker, tokensRevoked, {
      key: '21',
      seq: 4,
      data: { userId: 21, revision: 4, changedAt: new Date().toISOString() },
    });
    await eventually(async () => (await callWith(3)) === 401, {
      timeoutMs: 5_000,
      missing: 'the refusal of the old token',
    });
    expect(await callWith(4)).toBe(200);
    expect(await callWith(3, '/api/UpdateFavorite?UserId=21&Otp=123456')).toBe(200);
    expect(await callWith(3, '/api/UpdateFavorite?UserId=22&Otp=123456')).toBe(403);
  });
});

describe('staff tokens while Kafka is unavailable', () => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await startBff('staff-without-kafka', { KAFKA_BROKERS: '127.0.0.1:9' });
  });
  afterAll(() => bff.stop());

  it('are accepted for two minutes after they were issued', async () => {
    const issued = (ageMs: number) => ({ userId: 7, issuedAt: new Date(Date.now() - ageMs) });
    expect(await callAsStaff(bff, issued(minuteMs))).toBe(200);
    expect(await callAsStaff(bff, issued(3 * minuteMs))).toBe(401);
  });
});
