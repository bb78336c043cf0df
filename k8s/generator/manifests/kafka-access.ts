import type { TopicPlan } from '@tokri/service-kit/kafka';
import {
  defaultReplication,
  topicConfig,
} from '../../../shared/service-kit/src/kafka/broker/topic-config.ts';
import { deployablePlans } from '../deployable-plans.ts';
import { listDeadLetterTopics, listTopicPlans, type EventMatrix } from '../event-matrix.ts';
import type { Manifest, ManifestFiles } from './manifest.ts';

const cluster = { 'strimzi.io/cluster': 'tokri' };

const kafkaTopic = (plan: TopicPlan): Manifest => {
  const {
    numPartitions,
    replicationFactor,
    configEntries = [],
  } = topicConfig(plan, '', defaultReplication);
  return {
    apiVersion: 'kafka.strimzi.io/v1',
    kind: 'KafkaTopic',
    metadata: { name: plan.name, labels: cluster },
    spec: {
      partitions: numPartitions,
      replicas: replicationFactor,
      config: Object.fromEntries(configEntries.map(({ name, value }) => [name, value])),
    },
  };
};

type Operation = 'Describe' | 'DescribeConfigs' | 'Read' | 'Write';
interface Acl {
  readonly resource: { readonly type: string; readonly name: string; readonly patternType: string };
  readonly operations: readonly Operation[];
}

const topicAcl = (name: string, operations: readonly Operation[]): Acl => ({
  resource: { type: 'topic', name, patternType: 'literal' },
  operations,
});
const groupAcl = (prefix: string, operations: readonly Operation[]): Acl => ({
  resource: { type: 'group', name: prefix, patternType: 'prefix' },
  operations,
});
const describeAllAcl = (type: string): Acl => ({
  resource: { type, name: '*', patternType: 'literal' },
  operations: ['Describe'],
});

/** One entry for each resource, with the operations of all its entries. */
const mergeAcls = (acls: readonly Acl[]): readonly Acl[] =>
  [...new Set(acls.map(({ resource }) => `${resource.type} ${resource.name}`))].map((key) => {
    const same = acls.filter(({ resource }) => `${resource.type} ${resource.name}` === key);
    const operations = new Set(same.flatMap((acl) => acl.operations));
    return { resource: (same[0] as Acl).resource, operations: [...operations].sort() };
  });

const kafkaUser = (name: string, acls: readonly Acl[]): Manifest => ({
  apiVersion: 'kafka.strimzi.io/v1',
  kind: 'KafkaUser',
  metadata: { name, labels: cluster },
  spec: {
    authentication: { type: 'scram-sha-512' },
    authorization: { type: 'simple', acls: mergeAcls(acls) },
  },
});

const deployableAcls = (name: string, { topics, readTopics, groups }: EventMatrix): Acl[] => [
  ...topics
    .filter(({ producer }) => producer === name)
    .map((topic) => topicAcl(topic.name, ['Describe', 'DescribeConfigs', 'Read', 'Write'])),
  ...(readTopics.get(name) ?? []).map((topic) =>
    topicAcl(topic, ['Describe', 'DescribeConfigs', 'Read']),
  ),
  ...listDeadLetterTopics({
    topics,
    readTopics,
    groups: groups.filter(({ service }) => service === name),
  }).map((topic) => topicAcl(topic.name, ['Describe', 'DescribeConfigs', 'Write'])),
  groupAcl(name, ['Describe', 'Read']),
];

/** Notification serves the dead letters of all groups and replays them to the original topics. */
const deadLetterAcls = (matrix: EventMatrix): Acl[] => [
  ...listDeadLetterTopics(matrix).map(({ name }) =>
    topicAcl(name, ['Describe', 'DescribeConfigs', 'Read']),
  ),
  ...matrix.topics
    .filter(({ cleanup, producer }) => cleanup === 'delete' && producer !== 'notification')
    .map(({ name }) => topicAcl(name, ['Describe', 'Write'])),
  groupAcl('dead-letters.', ['Describe', 'Read']),
];

export const kafkaUsers = (matrix: EventMatrix): readonly Manifest[] => [
  ...deployablePlans.map(({ name }) =>
    kafkaUser(name, [
      ...deployableAcls(name, matrix),
      ...(name === 'notification' ? deadLetterAcls(matrix) : []),
    ]),
  ),
  kafkaUser('keda', [describeAllAcl('topic'), describeAllAcl('group')]),
];

export const kafkaAccessFiles = (matrix: EventMatrix): ManifestFiles => ({
  'components/strimzi/topics.yaml': listTopicPlans(matrix).map(kafkaTopic),
  'components/strimzi/users.yaml': kafkaUsers(matrix),
});
