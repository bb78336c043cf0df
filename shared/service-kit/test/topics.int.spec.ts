import { ConfigResourceTypes, Kafka, logLevel } from 'kafkajs';
import { toTopicPlan } from '../src/kafka/index.ts';
import type { Broker, TopicPlan } from '../src/kafka/index.ts';
import { createTestBroker, eventually, testEnvironment } from '../src/testing/index.ts';
import { shipmentEvents } from './fixture.ts';

const environment = testEnvironment({ service: 'kit', name: 'topics' });
const brokers: Broker[] = [];

/** Every process checks the topics again. */
const ensureInNewProcess = (plan: TopicPlan): Promise<void> => {
  const broker = createTestBroker(environment);
  brokers.push(broker);
  return broker.ensureTopics([plan]);
};
afterAll(() => Promise.all(brokers.map((broker) => broker.close())));

const readTopicSettings = async (topic: string): Promise<Record<string, string>> => {
  const admin = new Kafka({
    brokers: environment.KAFKA_BROKERS.split(','),
    logLevel: logLevel.NOTHING,
  }).admin();
  await admin.connect();
  try {
    const name = environment.KAFKA_TOPIC_PREFIX + topic;
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: ConfigResourceTypes.TOPIC, name }],
    });
    return Object.fromEntries(
      resources[0]?.configEntries.map((entry) => [entry.configName, entry.configValue]) ?? [],
    );
  } finally {
    await admin.disconnect();
  }
};

const plan = (name: string): TopicPlan => ({ ...toTopicPlan(shipmentEvents), name });

describe('ensureTopics', () => {
  it('accepts a topic that it has created', async () => {
    await ensureInNewProcess(plan('same'));
    await expect(ensureInNewProcess(plan('same'))).resolves.toBeUndefined();
  });

  it.each<[string, Partial<TopicPlan>, string]>([
    ['partitions', { partitions: 3 }, 'partitions has 3 partitions instead of 6'],
    ['cleanup', { cleanup: 'compact' }, 'cleanup has cleanup.policy compact instead of delete'],
    [
      'retention',
      { retentionMs: 60_000 },
      'retention has retention.ms 60000 instead of 1209600000',
    ],
  ])('rejects an existing topic with other %s', async (name, change, difference) => {
    await ensureInNewProcess({ ...plan(name), ...change });
    await expect(ensureInNewProcess(plan(name))).rejects.toMatchObject({
      name: 'TopicDrift',
      message: difference,
    });
  });

  it('changes the segments of an existing topic and keeps its other settings', async () => {
    await ensureInNewProcess({ ...plan('segments'), segmentMs: 1_800_000 });
    await ensureInNewProcess({ ...plan('segments'), segmentMs: 600_000 });
    const settings = await eventually(
      async () => {
        const read = await readTopicSettings('segments');
        return read['segment.ms'] === '600000' ? read : undefined;
      },
      { missing: 'the new length of segments' },
    );
    expect(settings).toMatchObject({
      'retention.ms': '1209600000',
      'max.message.bytes': '1048576',
      'unclean.leader.election.enable': 'false',
    });
  });
});
