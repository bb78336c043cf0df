import { eventually } from '@tokri/service-kit/testing';
import { claimMs } from '../src/application/announce.ts';
import { runningService } from './running-service.ts';

jest.setTimeout(60_000);

/** As many as the service sends at once: so many hang, and the next ones wait. */
const senders = 8;

describe('a push vendor that never answers', () => {
  let world: Awaited<ReturnType<typeof runningService>>;
  beforeAll(async () => {
    world = await runningService('dead-channel');
  });
  afterAll(() => world.stop());

  it('and notices that wait for longer than they are claimed, is one SMS for each of them', async () => {
    const { tell, push, clock, smsOf } = world;
    const userId = await tell.person({ email: '' });
    await world.register(userId, 'phone-of-meera-1');
    push.answers('silence');
    for (let order = 0; order < senders; order += 1) await tell.place(userId);
    await eventually(() => push.held() === senders, { missing: 'a hanging push of each sender' });
    const waiting: string[] = [];
    for (let order = 0; order < senders; order += 1)
      waiting.push((await tell.place(userId)).notice);
    await Promise.all(waiting.map(world.written));
    // The claims of those that wait end here; the sweep comes every second, several times before the first push is given up after 5 s.
    clock.aheadMs = claimMs + 1_000;
    await eventually(() => waiting.every((notice) => smsOf(notice).length > 0), {
      missing: 'an SMS of each that waited',
      timeoutMs: 30_000,
    });
    push.answers(200);
    await Promise.all(waiting.map(world.closed));
    expect(waiting.map((notice) => smsOf(notice).length)).toEqual(waiting.map(() => 1));
    expect(push.calls.length).toBeGreaterThanOrEqual(senders);
  });
});
