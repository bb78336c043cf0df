import {
  ofKind,
  type KafkaCluster,
  type KafkaTopic,
  type Manifest,
  type MongodbCluster,
} from '../manifest-types.ts';

interface ReplicationSettings {
  readonly KAFKA_REPLICATION_FACTOR?: string;
  readonly KAFKA_MIN_ISR?: string;
}

/** What the processes ask of topics that they create, compared with what brokers and topics have. */
const findSettingProblems = (
  manifests: readonly Manifest[],
  { KAFKA_REPLICATION_FACTOR: factor = '0', KAFKA_MIN_ISR: minIsr = '0' }: ReplicationSettings,
): string[] => {
  const isReplicated = Number(factor) > 1;
  const deployed = [
    ...ofKind<KafkaCluster>(manifests, 'Kafka').map(({ spec }) => spec.kafka.config),
    ...ofKind<KafkaTopic>(manifests, 'KafkaTopic').map(({ spec }) => spec.config),
  ].map((config) => String(config['min.insync.replicas']));
  const different = deployed.filter((value) => value !== minIsr);
  return [
    ...(isReplicated && Number(minIsr) < 2
      ? [`KAFKA_MIN_ISR ${minIsr} loses events with one broker`]
      : []),
    ...(isReplicated && Number(minIsr) >= Number(factor)
      ? [`KAFKA_MIN_ISR ${minIsr} of ${factor} refuses events without one broker`]
      : []),
    ...(different.length > 0
      ? [`KAFKA_MIN_ISR is ${minIsr}, but the cluster has ${different[0]}`]
      : []),
  ];
};

const findMongodbProblems = ({ spec }: MongodbCluster): string[] =>
  spec.replsets.flatMap(({ name, size, podDisruptionBudget }) => [
    ...(size >= 3 ? [] : [`${name}: ${size} members do not survive the loss of one`]),
    ...(podDisruptionBudget?.maxUnavailable === 1
      ? []
      : [`${name}: a drain may take the majority of the members`]),
  ]);

/** What loses data, or stops writes, when one node is lost or drained. */
export const findDurabilityProblems = (
  manifests: readonly Manifest[],
  settings: ReplicationSettings,
): readonly string[] => [
  ...findSettingProblems(manifests, settings),
  ...ofKind<MongodbCluster>(manifests, 'PerconaServerMongoDB').flatMap(findMongodbProblems),
];
