import { createSilenceDetector, type SilenceDetector } from './silence-detector.ts';
import { UpstreamError } from './upstream-error.ts';

describe('createSilenceDetector', () => {
  let silencesMs: number[];
  let healthChecks: number;
  let isHealthy: boolean;
  let lateMs: number;
  let answerHealthCheck: (isAlive: boolean) => void;
  let detector: SilenceDetector;
  beforeEach(() => {
    jest.useFakeTimers();
    silencesMs = [];
    healthChecks = 0;
    isHealthy = false;
    lateMs = 0;
    detector = createSilenceDetector({
      isAlive: (timeoutMs) => {
        healthChecks += 1;
        return new Promise((resolve) => {
          answerHealthCheck = resolve;
          setTimeout(() => {
            resolve(isHealthy);
          }, timeoutMs + lateMs);
        });
      },
      onSilent: (silentMs) => silencesMs.push(Math.round(silentMs / 100) * 100),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const waitForever = (calls: number): void => {
    for (let call = 0; call < calls; call += 1)
      void detector.track(() => new Promise(() => undefined));
  };
  const failAfter = (ms: number, error: Error): Promise<unknown> =>
    detector
      .track(
        () =>
          new Promise((_resolve, reject) => {
            setTimeout(() => {
              reject(error);
            }, ms);
          }),
      )
      .catch((caught: unknown) => caught);
  const respond = () => detector.track(() => Promise.resolve('ok'));
  const seconds = (count: number): Promise<void> => jest.advanceTimersByTimeAsync(count * 1_000);

  it('reports a service that answers neither ten calls nor a health check for two seconds', async () => {
    waitForever(10);
    await seconds(1.9);
    expect(silencesMs).toEqual([]);
    await seconds(0.2);
    expect(silencesMs).toEqual([2_000]);
  });
  it('reports it again while calls wait', async () => {
    waitForever(10);
    await seconds(4.1);
    expect(silencesMs).toHaveLength(2);
  });
  it('reports nothing while fewer than ten calls wait', async () => {
    waitForever(9);
    await seconds(10);
    expect([silencesMs, healthChecks]).toEqual([[], 0]);
  });
  it('reports nothing when the health check is answered', async () => {
    isHealthy = true;
    waitForever(10);
    await seconds(9.9);
    expect([silencesMs, healthChecks]).toEqual([[], 5]);
  });
  it('sends no health check while calls are answered', async () => {
    waitForever(10);
    for (let call = 0; call < 10; call += 1) {
      await seconds(0.4);
      await respond();
    }
    expect([silencesMs, healthChecks]).toEqual([[], 0]);
  });
  it('reports nothing when a call is answered during the health check', async () => {
    waitForever(10);
    await seconds(1.2);
    await respond();
    await seconds(0.9);
    expect([silencesMs, healthChecks]).toEqual([[], 2]);
  });
  it('reads what arrived while this process stalled before it reports', async () => {
    waitForever(10);
    await seconds(1.2);
    answerHealthCheck(false);
    setImmediate(() => void respond());
    await seconds(0.4);
    expect([silencesMs, healthChecks]).toEqual([[], 1]);
  });
  it('does not report the service when this process stalls itself', async () => {
    lateMs = 300;
    waitForever(10);
    await seconds(3);
    expect([silencesMs, healthChecks]).toEqual([[], 2]);
  });
  it.each<[string, UpstreamError, readonly number[]]>([
    ['a refused connection as', new UpstreamError('unreachable', 'ECONNREFUSED'), []],
    ['load shedding as', new UpstreamError('overloaded', '503'), []],
    ['a failure of the service as', new UpstreamError('server-error', '500'), []],
    ['no timeout as', new UpstreamError('timeout', 'no response'), [2_000]],
    ['no aborted upload as', new UpstreamError('client-aborted', 'gone'), [2_000]],
  ])('takes %s a response', async (_case, error, expected) => {
    waitForever(10);
    const failed = failAfter(1_200, error);
    await seconds(2.1);
    expect(silencesMs).toEqual(expected);
    expect(await failed).toBe(error);
  });
  it('counts the silence from the first of the waiting calls', async () => {
    waitForever(1);
    await seconds(5);
    waitForever(9);
    await seconds(1.4);
    expect(silencesMs).toEqual([]);
    await seconds(0.3);
    expect(silencesMs).toHaveLength(1);
  });
  it('does not count the time in which no call waits', async () => {
    await respond();
    await seconds(0.9);
    waitForever(10);
    await seconds(1.9);
    expect(silencesMs).toEqual([]);
    await seconds(0.2);
    expect(silencesMs).toEqual([2_000]);
  });
  it('sends no health check after it was stopped', async () => {
    waitForever(10);
    detector.stop();
    await seconds(10);
    expect([silencesMs, healthChecks]).toEqual([[], 0]);
  });
});
