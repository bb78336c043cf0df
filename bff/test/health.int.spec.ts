import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff('health');
});
afterEach(async () => {
  await bff.stop();
});

const details = async () =>
  (await bff.send('/health/details')).json<{ reachable: Record<string, boolean> }>();

describe('health', () => {
  it('is ready while one service is down and reports which one', async () => {
    await bff.services.cart.stop();
    await eventually(async () => !(await details()).reachable.cart, {
      missing: 'cart seen as away',
    });
    expect((await bff.send('/health/ready')).status).toBe(200);
    expect((await bff.send('/health/live')).status).toBe(200);
  });

  it('hides details from proxied requests', async () => {
    expect(
      (await bff.send('/health/details', { headers: { 'x-forwarded-for': '203.0.113.1' } })).status,
    ).toBe(404);
    expect(await details()).toMatchObject({ service: 'bff', live: { lag: expect.any(Number) } });
  });

  it('sends its clients elsewhere while it drains', async () => {
    const draining = await startBff('drain', { DRAIN_WAIT_MS: '2000' });
    const stopped = draining.stop();
    const response = await fetch(`${draining.url}/health/ready`);
    expect([response.status, response.headers.get('connection')]).toEqual([503, 'close']);
    await stopped;
  });

  it('is live but not ready when all services are down', async () => {
    await Promise.all(Object.values(bff.services).map((service) => service.stop()));
    await eventually(async () => (await bff.send('/health/ready')).status === 503, {
      missing: 'not ready',
    });
    expect((await bff.send('/health/live')).status).toBe(200);
  });
});
