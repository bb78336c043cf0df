import type { TopicPlan } from './broker.ts';
import { toTopicSettings } from './topic-config.ts';
import type { TopicReplication } from './topic-config.ts';

export interface ExistingTopic {
  readonly partitions: number;
  /** The replicas of the partition that has the fewest. */
  readonly replicas: number;
  readonly settings: Readonly<Record<string, string>>;
}

/** Existing topics differ from their contract. An operator must decide what happens to their events. */
export class TopicDrift extends Error {
  override readonly name = 'TopicDrift';
}

const comparedSettings = ['cleanup.policy', 'retention.ms'] as const;

/** Describes each difference that would lose events, their order or their durability. */
export const listDifferences = (
  plan: TopicPlan,
  replication: TopicReplication,
  { partitions, replicas, settings }: ExistingTopic,
): readonly string[] => {
  const wanted = toTopicSettings(plan, replication);
  const minInSync = Number(settings['min.insync.replicas']);
  return [
    ...(partitions === plan.partitions
      ? []
      : [`${plan.name} has ${partitions} partitions instead of ${plan.partitions}`]),
    ...comparedSettings
      .filter((name) => settings[name] !== wanted[name])
      .map((name) => `${plan.name} has ${name} ${settings[name]} instead of ${wanted[name]}`),
    ...(replicas < replication.factor
      ? [`${plan.name} has ${replicas} replicas instead of ${replication.factor}`]
      : []),
    ...(minInSync < replication.minInSync
      ? [`${plan.name} has min.insync.replicas ${minInSync} instead of ${replication.minInSync}`]
      : []),
  ];
};
