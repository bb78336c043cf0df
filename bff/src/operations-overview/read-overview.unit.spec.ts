import { createMetricRegistry } from '@tokri/service-kit/metrics';
import { silentLogger } from '@tokri/service-kit/testing';
import type { Upstream, UpstreamResponse } from '../upstreams/upstream.ts';
import { readOverview } from './read-overview.ts';

const respond = (details: object): UpstreamResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify(details)),
});
const overdue = (value: number) => [
  { name: 'tokri_orders_overdue', labels: { deployable: 'order' }, value },
];

const read = (processes: readonly (UpstreamResponse | undefined)[], runbookUrl = '') => {
  const upstream = { askEachProcess: () => Promise.resolve(processes) };
  return readOverview({
    upstreams: new Map([['order', upstream as unknown as Upstream]]),
    metrics: createMetricRegistry('bff', silentLogger),
    runbookUrl,
    clock: () => new Date('2026-11-24T01:00:00Z'),
  });
};

describe('readOverview', () => {
  const older = respond({ uptimeSeconds: 900, memoryMb: 90, figures: overdue(0) });
  const newer = respond({ uptimeSeconds: 30, memoryMb: 120, figures: overdue(12) });

  it('compares the figures of every process of a service with their limits', async () => {
    const { Services, Signs } = await read([older, newer]);
    expect(Services[1]).toEqual({
      Name: 'order',
      IsReachable: true,
      UptimeSeconds: 30,
      MemoryMb: 120,
    });
    expect(Signs.find(({ Id }) => Id === 'orders-overdue')).toMatchObject({
      State: 'red',
      Figure: 12,
    });
  });
  it('links each figure to its line of the runbook, where that is served', async () => {
    const find = ({ Signs }: Awaited<ReturnType<typeof read>>) =>
      Signs.find(({ Id }) => Id === 'orders-overdue');
    expect(find(await read([older], 'https://docs.shop.example/runbook'))).toMatchObject({
      RunbookUrl: 'https://docs.shop.example/runbook#ordersoverdue',
    });
    expect(find(await read([older]))).not.toHaveProperty('RunbookUrl');
  });

  it.each([
    ['one of its processes does not answer', [older, undefined]],
    ['its name is unknown', []],
  ])('calls a service unreachable when %s', async (_case, processes) => {
    expect((await read(processes)).Services[1]).toMatchObject({ IsReachable: false });
  });
});
