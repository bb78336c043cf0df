import {
  AclOperationTypes,
  AclPermissionTypes,
  AclResourceTypes,
  Kafka,
  logLevel,
  ResourcePatternTypes,
  type AclEntry,
  type Admin,
} from 'kafkajs';
import type { KafkaSecurity } from '@tokri/service-kit/kafka';
import { eventually } from '@tokri/service-kit/testing';
import type { KafkaTopic, KafkaUser } from './manifest-types.ts';

export interface ClusterOptions {
  readonly brokers: string;
  readonly security: KafkaSecurity;
}

const withAdmin = async <T>(
  { brokers, security }: ClusterOptions,
  task: (admin: Admin) => Promise<T>,
): Promise<T> => {
  const admin = new Kafka({
    brokers: [brokers],
    ...security,
    logLevel: logLevel.NOTHING,
  }).admin();
  await admin.connect();
  try {
    return await task(admin);
  } finally {
    await admin.disconnect();
  }
};

const operations: Readonly<Record<string, AclOperationTypes>> = {
  Describe: AclOperationTypes.DESCRIBE,
  DescribeConfigs: AclOperationTypes.DESCRIBE_CONFIGS,
  Read: AclOperationTypes.READ,
  Write: AclOperationTypes.WRITE,
};

const toEntries = ({ metadata, spec }: KafkaUser): AclEntry[] =>
  spec.authorization.acls.flatMap(({ resource, operations: names }) =>
    names.map((name) => ({
      resourceType: resource.type === 'topic' ? AclResourceTypes.TOPIC : AclResourceTypes.GROUP,
      resourceName: resource.name,
      resourcePatternType:
        resource.patternType === 'prefix'
          ? ResourcePatternTypes.PREFIXED
          : ResourcePatternTypes.LITERAL,
      principal: `User:${metadata.name}`,
      host: '*',
      operation: operations[name] ?? AclOperationTypes.UNKNOWN,
      permissionType: AclPermissionTypes.ALLOW,
    })),
  );

const countAcls = async (admin: Admin): Promise<number> => {
  const { resources } = await admin.describeAcls({
    resourceType: AclResourceTypes.ANY,
    resourcePatternType: ResourcePatternTypes.ANY,
    operation: AclOperationTypes.ANY,
    permissionType: AclPermissionTypes.ANY,
  });
  return resources.reduce((sum, { acls }) => sum + acls.length, 0);
};

/** What Strimzi's operators do with the manifests, on one broker. */
export const applyManifests = (
  cluster: ClusterOptions,
  {
    topics,
    users,
  }: { readonly topics: readonly KafkaTopic[]; readonly users: readonly KafkaUser[] },
): Promise<void> =>
  withAdmin(cluster, async (admin) => {
    await admin.createTopics({
      topics: topics.map(({ metadata, spec }) => ({
        topic: metadata.name,
        numPartitions: spec.partitions,
        replicationFactor: 1,
        configEntries: Object.entries({ ...spec.config, 'min.insync.replicas': '1' }).map(
          ([name, value]) => ({ name, value }),
        ),
      })),
    });
    const entries = users.flatMap(toEntries);
    await admin.createAcls({ acl: entries });
    await eventually(async () => (await countAcls(admin)) === entries.length, {
      missing: 'the rights of all users',
    });
  });

/** Takes one right away from a user. */
export const revoke = (cluster: ClusterOptions, user: KafkaUser, topic: string): Promise<void> =>
  withAdmin(cluster, async (admin) => {
    await admin.deleteAcls({
      filters: toEntries(user).filter(({ resourceName }) => resourceName === topic),
    });
  });
