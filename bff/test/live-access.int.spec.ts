import { createSigner, tokenAudience, tokenIssuer } from '@tokri/service-kit/auth';
import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { createLiveReader } from './support/live-reader.ts';

let bff: Bff;
const { open, streams, closeAll } = createLiveReader(() => bff);
beforeAll(async () => {
  bff = await startBff('live-access', {
    LIVE_HEARTBEAT_MS: '100',
    LIVE_PER_USER: '3',
    LIVE_PER_ADDRESS: '8',
  });
});
afterEach(closeAll);
afterAll(async () => {
  await bff.stop();
});

describe('access to the stream', () => {
  it('requires a token without a pincode', async () => {
    expect((await bff.call('/api/Events')).problem).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    });
  });

  it('rejects an invalid token even with a pincode', async () => {
    expect(
      (await bff.call('/api/Events?Pincode=560034', { headers: { authorization: 'Bearer x.y.z' } }))
        .status,
    ).toBe(401);
  });

  it('rejects an invalid pincode and the HEAD method', async () => {
    expect((await bff.call('/api/Events?Pincode=12')).status).toBe(400);
    expect((await bff.call('/api/Events?Pincode=560034', { method: 'HEAD' })).status).toBe(405);
  });

  it('ends with the token', async () => {
    const signer = createSigner({
      privateJwk: bff.tokens.privateJwk,
      issuer: tokenIssuer,
      audience: tokenAudience,
    });
    const token = await signer.sign({
      subject: '47',
      claims: { partyId: 0, roles: [] },
      expiresInSeconds: 2,
    });
    const stream = await open('', { headers: { authorization: `Bearer ${token}` } });
    expect(stream.status()).toBe(200);
    await eventually(() => stream.isClosed(), { missing: 'the end of the stream' });
  });

  it('limits streams per user', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await open('', { asUser: 57 })).status()).toBe(200);
    expect((await bff.call('/api/Events', { asUser: 57 })).problem).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    streams[0]?.stop();
    await eventually(async () => (await open('', { asUser: 57 })).status() === 200, {
      missing: 'room for another stream',
    });
  });

  it('limits streams per address', async () => {
    for (let count = 0; count < 8; count += 1) await open('?Pincode=560034');
    expect((await bff.call('/api/Events?Pincode=560034')).status).toBe(429);
  });
});
