import { readFileSync } from 'node:fs';
import path from 'node:path';
import { topics } from '@tokri/contracts/events';
import {
  kafkaReplicationVariables,
  kafkaSecurityVariables,
  readConfig,
} from '@tokri/service-kit/config';
import {
  createBroker,
  findDeadLetterSource,
  listTopics,
  replayDeadLetters,
  toKafkaSecurity,
  toTopicReplication,
} from '@tokri/service-kit/kafka';
import { createLogger } from '@tokri/service-kit/logger';
import * as z from 'zod/mini';

const defaultReplayLimit = 100;
const usage = [
  'npm run dead-letters                                    counts dead letters by topic and group',
  'npm run dead-letters -- replay <topic> <group> [limit]  publishes them again on their topic',
].join('\n');

function readBrokers(env: NodeJS.ProcessEnv): string[] {
  if (env.KAFKA_BROKERS) return env.KAFKA_BROKERS.split(',');
  const runFile = path.resolve(import.meta.dirname, '../../../.local/run.json');
  const run = JSON.parse(readFileSync(runFile, 'utf8')) as { infra: { kafka: { url: string } } };
  return [run.infra.kafka.url];
}

const [command, ...rest] = process.argv.slice(2);
const brokers = readBrokers(process.env);
const topicPrefix = process.env.KAFKA_TOPIC_PREFIX ?? '';
const clientId = 'dead-letters';
const replicationOfLocalBroker = { KAFKA_REPLICATION_FACTOR: '1', KAFKA_MIN_ISR: '1' };
const config = readConfig(z.object({ ...kafkaSecurityVariables, ...kafkaReplicationVariables }), {
  ...(process.env.KAFKA_BROKERS ? {} : replicationOfLocalBroker),
  ...process.env,
});
const security = toKafkaSecurity(config);
const broker = createBroker({
  brokers,
  clientId,
  security,
  maxWaitMs: 50,
  topicPrefix,
  replication: toTopicReplication(config),
  logger: createLogger({ service: clientId, level: 'error' }),
});

async function countDeadLetters(topic: string): Promise<number> {
  const ends = await broker.fetchOffsets(topic);
  return ends.reduce((sum, { low, high }) => sum + Number(high - low), 0);
}

async function list(): Promise<string[]> {
  const names = await listTopics({ brokers, clientId, security });
  const deadLetterTopics = names
    .filter((name) => name.startsWith(topicPrefix))
    .map((name) => name.slice(topicPrefix.length))
    .sort()
    .flatMap((name) => {
      const source = findDeadLetterSource(name);
      return source ? [{ name, ...source }] : [];
    });
  const found = await Promise.all(
    deadLetterTopics.map(async ({ name, topic, group }) => ({
      topic: topic.name,
      group,
      count: await countDeadLetters(name),
    })),
  );
  const lines = found
    .filter(({ count }) => count > 0)
    .map(({ topic, group, count }) => `${String(count).padStart(7)}  ${topic} ${group}`);
  return lines.length > 0
    ? ['  count  topic group (includes replayed ones; kept for 30 days)', ...lines]
    : ['No dead letters.'];
}

async function replay([
  topicName,
  group,
  limit = String(defaultReplayLimit),
]: readonly string[]): Promise<string[]> {
  const topic = topics.find(({ name }) => name === topicName);
  if (!topic || !group || !/^\d+$/.test(limit)) return [usage];
  const replayed = await replayDeadLetters({ broker, topic, group, limit: Number(limit) });
  return [`${replayed} published again on ${topic.name}, with their own event ids`];
}

try {
  const lines =
    command === 'replay' ? await replay(rest) : command === undefined ? await list() : [usage];
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await broker.close();
}
