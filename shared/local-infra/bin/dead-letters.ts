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
import { runProgram, UsageError } from '../src/cli.mjs';
import { parseReplayRequest } from '../src/commands/replay-request.ts';
import { readStoreAddress } from '../src/commands/store-address.ts';
import { printLine } from '../src/console.mjs';

const usage = [
  'npm run dead-letters                                    counts dead letters by topic and group',
  'npm run dead-letters -- replay <topic> <group> [limit]  publishes them again on their topic',
].join('\n');

const clientId = 'dead-letters';
const topicPrefix = process.env.KAFKA_TOPIC_PREFIX ?? '';
const replicationOfLocalBroker = { KAFKA_REPLICATION_FACTOR: '1', KAFKA_MIN_ISR: '1' };

const openBroker = () => {
  const brokers = readStoreAddress('kafka', 'KAFKA_BROKERS', process.env).split(',');
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
  const listSources = async () =>
    (await listTopics({ brokers, clientId, security }))
      .filter((name) => name.startsWith(topicPrefix))
      .map((name) => name.slice(topicPrefix.length))
      .sort()
      .flatMap((name) => {
        const source = findDeadLetterSource(name);
        return source ? [{ name, ...source }] : [];
      });
  return { broker, listSources };
};
type OpenBroker = ReturnType<typeof openBroker>;

async function list({ broker, listSources }: OpenBroker): Promise<string[]> {
  const found = await Promise.all(
    (await listSources()).map(async ({ name, topic, group }) => ({
      topic: topic.name,
      group,
      count: (await broker.fetchOffsets(name)).reduce(
        (sum, { low, high }) => sum + Number(high - low),
        0,
      ),
    })),
  );
  const lines = found
    .filter(({ count }) => count > 0)
    .map(({ topic, group, count }) => `${String(count).padStart(7)}  ${topic} ${group}`);
  return lines.length > 0
    ? ['  count  topic group (includes replayed ones; kept for 30 days)', ...lines]
    : ['No dead letters.'];
}

async function replay(
  { broker, listSources }: OpenBroker,
  args: readonly string[],
): Promise<string[]> {
  const { topic, group, limit } = parseReplayRequest(args, await listSources());
  const replayed = await replayDeadLetters({ broker, topic, group, limit });
  return [`${replayed} published again on ${topic.name}, with their own event ids`];
}

await runProgram(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command !== undefined && command !== 'replay') throw new UsageError(usage);
  const opened = openBroker();
  try {
    const lines = command === 'replay' ? await replay(opened, args) : await list(opened);
    printLine(lines.join('\n'));
  } finally {
    await opened.broker.close();
  }
});
