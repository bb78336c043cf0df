import { platformMetrics } from '@tokri/contracts/metrics';
import { findFreePort, silentLogger } from '../testing/index.ts';
import { createMetricRegistry } from './metric-registry.ts';
import { startMetricsServer } from './metrics-server.ts';
import type { MetricsServer } from './metrics-server.ts';

describe('startMetricsServer', () => {
  const metrics = createMetricRegistry('order', silentLogger);
  metrics.counter(platformMetrics.requestsShed).add({});
  let origin: string;
  let server: MetricsServer;
  beforeAll(async () => {
    const port = await findFreePort();
    server = await startMetricsServer(metrics, { HOST: '127.0.0.1', METRICS_PORT: port });
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(() => server.close());

  it('answers with the text format of Prometheus', async () => {
    const response = await fetch(`${origin}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await response.text()).toContain('tokri_requests_shed_total{deployable="order"} 1');
  });

  it('adds memory, CPU and garbage collection of Node, in fewer than 100 series', async () => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    const series = text.split('\n').filter((line) => /^(?:process|nodejs)_/.test(line));
    for (const name of ['process_cpu_seconds_total', 'nodejs_heap_size_used_bytes'])
      expect(series).toContainEqual(expect.stringContaining(`${name}{deployable="order"}`));
    expect(text).toContain('nodejs_gc_duration_seconds');
    expect(series.length).toBeLessThan(100);
    expect((await metrics.samples()).map(({ name }) => name)).toEqual([
      platformMetrics.requestsShed.name,
    ]);
  });

  it('serves nothing else', async () => {
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
