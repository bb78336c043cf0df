import { topic } from '@tokri/contracts/events';
import { toTopicPlan } from './broker.ts';
import { toTopicSettings } from './topic-config.ts';
import { listDifferences } from './topic-drift.ts';
import type { ExistingTopic } from './topic-drift.ts';

const plan = toTopicPlan(
  topic({ name: 'order.events', producer: 'order', key: 'order id', description: '' }),
);
const replication = { factor: 3, minInSync: 2 };
const settings = toTopicSettings(plan, replication);
const asPlanned: ExistingTopic = { partitions: 6, replicas: 3, settings };

describe('listDifferences', () => {
  it('finds none in a topic that is as its contract says', () => {
    expect(listDifferences(plan, replication, asPlanned)).toEqual([]);
  });

  it('accepts more replicas and acknowledgements than the settings ask for', () => {
    expect(listDifferences(plan, { factor: 1, minInSync: 1 }, asPlanned)).toEqual([]);
  });

  it.each<[string, Partial<ExistingTopic>]>([
    ['order.events has 3 partitions instead of 6', { partitions: 3 }],
    ['order.events has 1 replicas instead of 3', { replicas: 1 }],
    [
      'order.events has cleanup.policy compact instead of delete',
      { settings: { ...settings, 'cleanup.policy': 'compact' } },
    ],
    [
      'order.events has retention.ms 60000 instead of 1209600000',
      { settings: { ...settings, 'retention.ms': '60000' } },
    ],
    [
      'order.events has min.insync.replicas 1 instead of 2',
      { settings: { ...settings, 'min.insync.replicas': '1' } },
    ],
  ])('reports that %s', (difference, change) => {
    expect(listDifferences(plan, replication, { ...asPlanned, ...change })).toEqual([difference]);
  });
});
