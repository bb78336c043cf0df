import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './bff.ts';
import type { Bff } from './bff.ts';
import { answerJson } from './stand-in-service.ts';

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

const burst = 200;
/** Of one customer, at work and waiting for these. */
const placesMax = 14;
/** Calls about this one thing never end; all others do. */
const contended = '5';
const release = (HoldId: string, as: number) =>
  bff.call(`/api/SlotHold?HoldId=${HoldId}`, { method: 'DELETE', as });
const write = async () =>
  (await bff.send('/health/details')).json<Details>().upstreams['delivery-slot']?.write;
const hanging = (): void => {
  bff.services['delivery-slot'].behave((call, response) => {
    if (call.query.HoldId !== contended)
      answerJson([{ Id: 1, Error: 0, Message: '', Code: '' }])(call, response);
  });
};

describe('a burst of calls of one customer that wait for each other', () => {
  it('takes a few places of the service and no more, is refused beyond them, and leaves the way open to others', async () => {
    hanging();
    let answered = 0;
    const calls = Promise.all(
      Array.from({ length: burst }, async () => {
        const answer = await release(contended, 7);
        answered += 1;
        return answer;
      }),
    );
    await eventually(() => answered >= burst - placesMax, { missing: 'the refusals' });
    const others: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) others.push((await release('6', 8 + turn)).status);
    expect(new Set(others)).toEqual(new Set([200]));
    expect((await write())?.inFlight).toBeLessThanOrEqual(6);
    const answers = await calls;
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(burst - placesMax);
    expect(
      refused.every(
        ({ headers, problem }) =>
          headers['retry-after'] === '1' && problem.code === 'too-many-requests',
      ),
    ).toBe(true);
    expect(
      bff.services['delivery-slot'].calls.filter(({ query }) => query.HoldId === contended).length,
    ).toBeLessThanOrEqual(placesMax);
  }, 30_000);

  it('again and again, does not make the breaker speak for all', async () => {
    hanging();
    for (let wave = 0; wave < 3; wave += 1)
      await Promise.all(Array.from({ length: placesMax }, () => release(contended, 7)));
    expect([(await write())?.state, (await release('6', 8)).status]).toEqual(['closed', 200]);
  }, 40_000);

  it("of several customers, is the service's trouble: the breaker opens", async () => {
    hanging();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => release(contended, 7 + (index % 10))),
    );
    expect((await write())?.state).toBe('open');
  }, 30_000);

  it('a reader behind the same burst, is answered', async () => {
    hanging();
    const calls = Promise.all(Array.from({ length: burst }, () => release(contended, 7)));
    bff.services.user.behave(answerJson([]));
    expect((await bff.call('/api/CustomerProfile?uId=7', { as: 7 })).status).toBe(200);
    await calls;
  }, 30_000);
});
