import { deployablePlans } from '../../k8s/generator/deployable-plans.ts';
import {
  listDeadLetterTopics,
  listTopicPlans,
  readEventMatrix,
  type EventMatrix,
} from '../../k8s/generator/event-matrix.ts';
import { services } from '../../k8s/generator/deployables.ts';
import { findMatchingLines, trackedFiles } from '../support/tracked-files.ts';
import {
  findMissingAccess,
  findTopicProblems,
  findUnneededAccess,
  type NeededAccess,
} from './checks/kafka-access.ts';
import { ofKind, type KafkaTopic, type KafkaUser } from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { readOverlay } from './read-overlay.ts';

const { manifests } = readOverlay('production');
const users = ofKind<KafkaUser>(manifests, 'KafkaUser');
const topics = ofKind<KafkaTopic>(manifests, 'KafkaTopic');
let matrix: EventMatrix;

beforeAll(async () => {
  matrix = await readEventMatrix();
});

const on = (
  user: string,
  [resource, name]: readonly [NeededAccess['resource'], string],
  operation: NeededAccess['operation'],
): NeededAccess => ({ user, resource, name, operation });

const neededAccess = (): readonly NeededAccess[] => [
  ...matrix.topics.map(({ name, producer }) => on(producer, ['topic', name], 'Write')),
  ...matrix.groups.flatMap(({ service, group, topics: names }) => [
    on(service, ['group', group], 'Read'),
    ...names.map((name) => on(service, ['topic', name], 'Read')),
  ]),
  ...[...matrix.readTopics].flatMap(([user, names]) =>
    names.map((name) => on(user, ['topic', name], 'Read')),
  ),
  ...deployablePlans.map(({ name }) => on(name, ['group', `${name}.tables.uuid`], 'Read')),
  ...matrix.groups.flatMap(({ service, group, topics: names }) =>
    names.map((name) => on(service, ['topic', `${name}.${group}.dlq`], 'Write')),
  ),
  ...listDeadLetterTopics(matrix).map(({ name }) => on('notification', ['topic', name], 'Read')),
];

/** Notification replays dead letters to their topics; nobody else writes to topics of others. */
const forbiddenAccess = (): readonly NeededAccess[] =>
  deployablePlans
    .filter(({ name }) => name !== 'notification')
    .flatMap(({ name: user }) => [
      ...matrix.topics
        .filter(({ producer }) => producer !== user)
        .map(({ name }) => on(user, ['topic', name], 'Write')),
      ...matrix.topics
        .filter(
          ({ name, producer }) =>
            producer !== user && !(matrix.readTopics.get(user) ?? []).includes(name),
        )
        .map(({ name }) => on(user, ['topic', name], 'Read')),
      ...matrix.groups
        .filter(({ service }) => service !== user)
        .map(({ group }) => on(user, ['group', group], 'Read')),
    ]);

describe('the event matrix', () => {
  it('contains the consumer group of every service that has one', () => {
    const declared = services.flatMap(({ folder }) =>
      findMatchingLines(
        trackedFiles.filter((file) => file.startsWith(`${folder}/src/messaging/`)),
        /^\s*group: '/,
      ),
    );
    expect(matrix.groups).toHaveLength(declared.length);
  });

  it('has readers for the topics of every group', () => {
    const producers = new Map(matrix.topics.map(({ name, producer }) => [name, producer]));
    const unread = matrix.groups.flatMap(({ service, topics: names }) =>
      names.filter(
        (name) =>
          producers.get(name) !== service && !matrix.readTopics.get(service)?.includes(name),
      ),
    );
    expect(unread).toEqual([]);
  });
});

describe('topics of the cluster', () => {
  it('are those of the contracts and their dead letters', () => {
    expect(findTopicProblems(topics, listTopicPlans(matrix))).toEqual([]);
  });

  it.each([
    ['one is missing', topics.slice(1), 'billing.events is missing'],
    [
      'one has other partitions',
      topics.map((topic) => plant(topic, ({ spec }) => (spec.partitions = 3))),
      'billing.events has 3 partitions',
    ],
    [
      'a compacted one is deleted',
      topics.map((topic) =>
        plant(topic, ({ spec }) => Object.assign(spec.config, { 'cleanup.policy': 'delete' })),
      ),
      'catalog.items is cleaned up',
    ],
    [
      'one broker may lose events',
      topics.map((topic) => plant(topic, ({ spec }) => (spec.replicas = 1))),
      'billing.events loses events with one broker',
    ],
  ])('are reported when %s', (_offence, offending, problem) => {
    expect(findTopicProblems(offending, listTopicPlans(matrix))).toContain(problem);
  });

  it('are reported when no contract knows one', () => {
    const [topic] = topics;
    const foreign = plant(topic as KafkaTopic, ({ metadata }) => (metadata.name = 'foreign'));
    expect(findTopicProblems([...topics, foreign], listTopicPlans(matrix))).toEqual([
      'foreign is in no contract',
    ]);
  });
});

describe('users of the cluster', () => {
  it('may do what their consumers and producers need', () => {
    expect(findMissingAccess(users, neededAccess())).toEqual([]);
  });

  it('may not write to topics of others, nor read what they do not consume', () => {
    expect(findUnneededAccess(users, forbiddenAccess())).toEqual([]);
  });

  it('are reported when a consumer may not read its topic', () => {
    const offending = users.map((user) =>
      plant(user, ({ metadata, spec }) => {
        if (metadata.name !== 'chat') return;
        spec.authorization.acls = spec.authorization.acls.filter(
          ({ resource }) => resource.name !== 'order.events',
        );
      }),
    );
    expect(findMissingAccess(offending, neededAccess())).toContain('chat: Read topic order.events');
  });

  it('are reported when one may write to a topic of another', () => {
    const offending = users.map((user) =>
      plant(user, ({ metadata, spec }) => {
        if (metadata.name !== 'chat') return;
        for (const { resource, operations } of spec.authorization.acls)
          if (resource.name === 'order.events') operations.push('Write');
      }),
    );
    expect(findUnneededAccess(offending, forbiddenAccess())).toEqual([
      'chat: Write topic order.events',
    ]);
  });
});
