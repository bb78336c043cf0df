import { EventEmitter } from 'node:events';
import { platformMetrics } from '@tokri/contracts/metrics';
import type { Connection } from 'mongoose';
import { silentLogger } from '../testing/index.ts';
import { countStoreStatements } from './count-store-statements.ts';
import { createMetricRegistry } from './metric-registry.ts';

const count = async (commands: readonly Readonly<Record<string, unknown>>[]) => {
  const metrics = createMetricRegistry('order', silentLogger);
  const client = new EventEmitter();
  countStoreStatements({ getClient: () => client } as unknown as Connection, metrics);
  for (const command of commands)
    client.emit('commandStarted', { commandName: Object.keys(command)[0], command });
  return metrics.counter(platformMetrics.storeStatements).read();
};

describe('countStoreStatements', () => {
  it('counts reads and writes of each collection', async () => {
    expect(
      await count([{ find: 'orders' }, { aggregate: 'orders' }, { findAndModify: 'orders' }]),
    ).toEqual([
      { labels: { kind: 'read', collection: 'orders' }, value: 2 },
      { labels: { kind: 'write', collection: 'orders' }, value: 1 },
    ]);
  });

  it('counts every statement of a bulk write', async () => {
    expect(await count([{ update: 'orders', updates: [{}, {}, {}] }])).toEqual([
      { labels: { kind: 'write', collection: 'orders' }, value: 3 },
    ]);
  });

  it('ignores commands that neither read nor write', async () => {
    expect(await count([{ ping: 1 }, { createIndexes: 'orders' }])).toEqual([]);
  });
});
