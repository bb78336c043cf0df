import type {
  Admin,
  ConfigEntries,
  ConfigResourceTypes,
  DescribeConfigResponse,
  ITopicMetadata,
} from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import type { TopicPlan } from '../broker/broker.ts';
import { toTopicSettings } from '../broker/topic-config.ts';
import type { TopicReplication } from '../broker/topic-config.ts';
import { TopicDrift, listDifferences } from '../broker/topic-drift.ts';
import type { ExistingTopic } from '../broker/topic-drift.ts';

/** The enum of kafkajs is no named export for Node. */
const topicType: ConfigResourceTypes.TOPIC = 2;
const segmentMs = 'segment.ms';
/** Set on the topic itself, not inherited from its broker. */
const ownSource = 1;

interface TopicChecks {
  readonly plans: readonly TopicPlan[];
  readonly topicPrefix: string;
  readonly replication: TopicReplication;
  readonly metadata: readonly ITopicMetadata[];
  readonly logger: Logger;
}

const describeSettings = (
  client: Admin,
  names: readonly string[],
): Promise<DescribeConfigResponse> =>
  client.describeConfigs({
    includeSynonyms: false,
    resources: names.map((name) => ({ type: topicType, name })),
  });

const toSettings = (entries: readonly ConfigEntries[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue]));

const toExistingTopic = (
  { partitions }: ITopicMetadata,
  entries: readonly ConfigEntries[],
): ExistingTopic => ({
  partitions: partitions.length,
  replicas: Math.min(...partitions.map(({ replicas }) => replicas.length)),
  settings: toSettings(entries),
});

/** Kafka replaces all settings of a topic at once, so its own ones are sent along. */
const changeSegmentMs = async (
  client: Admin,
  name: string,
  { entries, wantedMs }: { readonly entries: readonly ConfigEntries[]; readonly wantedMs: string },
): Promise<void> => {
  const own = entries.filter((entry) => Number(entry.configSource) === ownSource);
  await client.alterConfigs({
    validateOnly: false,
    resources: [
      {
        type: topicType,
        name,
        configEntries: Object.entries({ ...toSettings(own), [segmentMs]: wantedMs }).map(
          ([entryName, value]) => ({ name: entryName, value }),
        ),
      },
    ],
  });
};

const isUnauthorized = (error: unknown): boolean =>
  (error as { readonly type?: unknown } | undefined)?.type === 'TOPIC_AUTHORIZATION_FAILED';

/** On a cluster the operator owns the topics and the users of services must not change them. */
const changeSegmentMsIfAllowed = async (
  ...[client, name, change]: Parameters<typeof changeSegmentMs>
): Promise<boolean> => {
  try {
    await changeSegmentMs(client, name, change);
    return true;
  } catch (error) {
    if (isUnauthorized(error)) return false;
    throw error;
  }
};

/**
 * Compares topics with their contract. Throws `TopicDrift` when events could be lost or reordered;
 * corrects the length of segments, which only decides when old events are removed, if it may.
 */
export const checkExistingTopics = async (
  client: Admin,
  { plans, topicPrefix, replication, metadata, logger }: TopicChecks,
): Promise<void> => {
  if (plans.length === 0) return;
  const { resources } = await describeSettings(
    client,
    plans.map(({ name }) => topicPrefix + name),
  );
  const differences: string[] = [];
  for (const plan of plans) {
    const name = topicPrefix + plan.name;
    const entries = resources.find(({ resourceName }) => resourceName === name)?.configEntries;
    const topicMetadata = metadata.find((topic) => topic.name === name);
    if (!entries || !topicMetadata) throw new TopicDrift(`${plan.name} cannot be read`);
    const existing = toExistingTopic(topicMetadata, entries);
    const found = listDifferences(plan, replication, existing);
    const wantedMs = toTopicSettings(plan, replication)[segmentMs] ?? '';
    differences.push(...found);
    if (found.length > 0 || existing.settings[segmentMs] === wantedMs) continue;
    if (!(await changeSegmentMsIfAllowed(client, name, { entries, wantedMs })))
      logger.warn(
        { topic: name, wantedMs },
        'segment.ms of a topic differs and may not be changed',
      );
  }
  if (differences.length > 0) throw new TopicDrift(differences.join('; '));
};
