import { readdirSync } from 'node:fs';
import path from 'node:path';
import { topics, type Topic } from '@tokri/contracts/events';
import {
  deadLetterTopicPlan,
  topicsOf,
  toTopicPlan,
  type ConsumerDefinition,
  type TopicPlan,
} from '@tokri/service-kit/kafka';
import { repository, services } from './deployables.ts';
import { collectEventUsage } from './event-usage.ts';

export interface ConsumerGroup {
  readonly service: string;
  readonly group: string;
  readonly topics: readonly string[];
}

export interface EventMatrix {
  readonly topics: readonly Topic[];
  /** Names of the topics that each deployable reads, without its own. */
  readonly readTopics: ReadonlyMap<string, readonly string[]>;
  /** Groups with committed offsets and dead letters. */
  readonly groups: readonly ConsumerGroup[];
}

/** Stands for every dependency of a consumer: nothing is called while handlers are listed. */
const anyDependency: unknown = new Proxy(() => undefined, { get: () => anyDependency });

type CreateConsumer = (deps: unknown) => ConsumerDefinition;
const isCreateConsumer = ([name, value]: readonly [string, unknown]): boolean =>
  /^create\w*Consumer$/.test(name) && typeof value === 'function';

const readConsumers = async (folder: string): Promise<ConsumerDefinition[]> => {
  const messaging = path.join(repository, folder, 'src/messaging');
  const files = readdirSync(messaging).filter((file) => /(?<!\.spec)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(messaging, file))) as object),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(isCreateConsumer)
    .map(([, create]) => (create as CreateConsumer)(anyDependency));
};

const readGroups = async (): Promise<ConsumerGroup[]> => {
  const byService = await Promise.all(
    services.map(async ({ name, folder }) =>
      (await readConsumers(folder))
        .filter(({ kind }) => kind === 'shared')
        .map(({ group, handlers }) => ({
          service: name,
          group,
          topics: topicsOf(handlers).sort(),
        })),
    ),
  );
  return byService.flat().sort((a, b) => (a.group < b.group ? -1 : 1));
};

const listReadTopics = (): ReadonlyMap<string, readonly string[]> => {
  const usages = collectEventUsage();
  const readers = new Set(usages.flatMap(({ consumedBy }) => consumedBy));
  return new Map(
    [...readers].map((reader) => [
      reader,
      [
        ...new Set(
          usages.filter(({ consumedBy }) => consumedBy.includes(reader)).map(({ topic }) => topic),
        ),
      ].sort(),
    ]),
  );
};

/** Topics from the contracts, readers and consumer groups from the code of the services. */
export const readEventMatrix = async (): Promise<EventMatrix> => ({
  topics,
  readTopics: listReadTopics(),
  groups: await readGroups(),
});

export const listDeadLetterTopics = ({ groups }: EventMatrix): readonly TopicPlan[] =>
  groups.flatMap(({ group, topics: names }) =>
    names.map((name) => deadLetterTopicPlan(name, group)),
  );

export const listTopicPlans = (matrix: EventMatrix): readonly TopicPlan[] => [
  ...matrix.topics.map(toTopicPlan),
  ...listDeadLetterTopics(matrix),
];
