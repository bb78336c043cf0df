import { platformMetrics } from '@tokri/contracts/metrics';
import type { LoadShedding } from '../http/index.ts';
import type { Broker } from '../kafka/index.ts';
import { createMetricRegistry, findFigure } from '../metrics/index.ts';
import { silentLogger } from '../testing/index.ts';
import { createBackgroundWorker } from './background-worker.ts';
import { reportProcess, reportService } from './service-metrics.ts';

const shedding = { inFlight: () => 0, eventLoopDelayMs: () => 0 } as LoadShedding;

const readReachable = async (
  health: Partial<ReturnType<Broker['health']>>,
): Promise<number | undefined> => {
  const metrics = createMetricRegistry('bff', silentLogger);
  const broker = { health: () => ({ isConnected: false, subscriptions: 1, ...health }) };
  reportProcess(metrics, { broker: broker as Broker, shedding });
  return findFigure(await metrics.samples(), platformMetrics.brokerReachable);
};

describe('the figure whether Kafka is reachable', () => {
  it.each([
    ['a fetch was answered 30 s ago, and nothing was published', { fetchAgeMs: 30_000 }, 1],
    ['no fetch was answered for longer, and nothing was published', { fetchAgeMs: 30_001 }, 0],
    [
      'no fetch was answered after the last publication',
      { fetchAgeMs: 60_000, isConnected: true, lastPublishFailed: false },
      0,
    ],
    ['the last publication failed', { fetchAgeMs: 10, lastPublishFailed: true }, 0],
    ['a process without consumers is connected', { isConnected: true, subscriptions: 0 }, 1],
    ['no consumer could start', { subscriptions: 0 }, 0],
  ])('when %s', async (_case, health, expected) => {
    expect(await readReachable(health)).toBe(expected);
  });
});

describe('the age of the last fetch', () => {
  it('is reported for each consumer group that runs', async () => {
    const metrics = createMetricRegistry('order', silentLogger);
    const worker = (name: string, fetchAgeMs?: number) =>
      createBackgroundWorker({
        name,
        role: 'consumer',
        stop: () => Promise.resolve(),
        health: () => (fetchAgeMs === undefined ? {} : { fetchAgeMs }),
      });
    reportService(metrics, {
      workers: [worker('order', 61_200), worker('tables', 40), worker('expire-orders')],
      isStoreReachable: () => Promise.resolve(true),
    });
    const ages = (await metrics.samples()).filter(
      ({ name }) => name === platformMetrics.fetchAge.name,
    );
    expect(ages.map(({ labels, value }) => [labels.group, value])).toEqual([
      ['order', 61],
      ['tables', 0],
    ]);
  });
});
