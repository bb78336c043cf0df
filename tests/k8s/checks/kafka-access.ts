import type { TopicPlan } from '@tokri/service-kit/kafka';
import type { Acl, KafkaTopic, KafkaUser } from '../manifest-types.ts';

export interface NeededAccess {
  readonly user: string;
  readonly resource: 'topic' | 'group';
  readonly name: string;
  readonly operation: 'Read' | 'Write' | 'Describe';
}

const covers = ({ resource, operations }: Acl, needed: NeededAccess): boolean =>
  resource.type === needed.resource &&
  operations.includes(needed.operation) &&
  (resource.patternType === 'prefix'
    ? needed.name.startsWith(resource.name)
    : resource.name === needed.name || resource.name === '*');

const isGranted = (users: readonly KafkaUser[], needed: NeededAccess): boolean =>
  users.some(
    ({ metadata, spec }) =>
      metadata.name === needed.user && spec.authorization.acls.some((acl) => covers(acl, needed)),
  );

const toText = ({ user, operation, resource, name }: NeededAccess): string =>
  `${user}: ${operation} ${resource} ${name}`;

export const findMissingAccess = (
  users: readonly KafkaUser[],
  needed: readonly NeededAccess[],
): string[] => needed.filter((access) => !isGranted(users, access)).map(toText);

export const findUnneededAccess = (
  users: readonly KafkaUser[],
  forbidden: readonly NeededAccess[],
): string[] => forbidden.filter((access) => isGranted(users, access)).map(toText);

/** Topics that are missing, have other partitions or could lose acknowledged events. */
export const findTopicProblems = (
  topics: readonly KafkaTopic[],
  plans: readonly TopicPlan[],
): string[] => [
  ...plans
    .filter(({ name }) => !topics.some(({ metadata }) => metadata.name === name))
    .map(({ name }) => `${name} is missing`),
  ...topics.flatMap(({ metadata: { name }, spec }) => {
    const plan = plans.find((candidate) => candidate.name === name);
    return [
      ...(plan === undefined ? [`${name} is in no contract`] : []),
      ...(plan && plan.partitions !== spec.partitions
        ? [`${name} has ${spec.partitions} partitions`]
        : []),
      ...(plan && plan.cleanup !== spec.config['cleanup.policy'] ? [`${name} is cleaned up`] : []),
      ...(spec.replicas === 3 && spec.config['min.insync.replicas'] === '2'
        ? []
        : [`${name} loses events with one broker`]),
    ];
  }),
];
