import {
  ofKind,
  type DisruptionBudget,
  type HorizontalPodAutoscaler,
  type Manifest,
  type ScaledObject,
  type Workload,
} from '../manifest-types.ts';

interface Scaled {
  readonly target: string;
  readonly min: number;
  readonly max: number;
}

const listScaled = (manifests: readonly Manifest[]): readonly Scaled[] => [
  ...ofKind<HorizontalPodAutoscaler>(manifests, 'HorizontalPodAutoscaler').map(({ spec }) => ({
    target: spec.scaleTargetRef.name,
    min: spec.minReplicas,
    max: spec.maxReplicas,
  })),
  ...ofKind<ScaledObject>(manifests, 'ScaledObject').map(({ spec }) => ({
    target: spec.scaleTargetRef.name,
    min: spec.minReplicaCount,
    max: spec.maxReplicaCount,
  })),
];

const findTargetProblems = (
  scaled: readonly Scaled[],
  deployments: readonly Workload[],
): string[] =>
  scaled.flatMap(({ target }, index) => {
    const deployment = deployments.find(({ metadata }) => metadata.name === target);
    return [
      ...(deployment === undefined ? [`${target}: a scaler without a deployment`] : []),
      ...(deployment?.spec.replicas === undefined
        ? []
        : [`${target}: the deployment resets what the scaler sets`]),
      ...(scaled.findIndex((other) => other.target === target) === index
        ? []
        : [`${target}: two scalers`]),
    ];
  });

export interface ScalingOptions {
  /** Deployables whose replicas share the partitions of a topic. */
  readonly partitionedNames: readonly string[];
  readonly partitions: number;
}

const findReplicaProblems = (
  scaled: readonly Scaled[],
  { partitionedNames, partitions }: ScalingOptions,
): string[] => [
  ...scaled
    .filter(({ target, max }) => partitionedNames.includes(target) && max > partitions)
    .map(({ target, max }) => `${target}: ${max} replicas for ${partitions} partitions`),
  ...scaled
    .filter(({ min }) => min < 2)
    .map(({ target }) => `${target}: one replica does not survive its node`),
];

const findLagProblems = (scaledObjects: readonly ScaledObject[]): string[] =>
  scaledObjects.flatMap(({ metadata, spec }) =>
    spec.triggers
      .filter(({ type }) => type === 'kafka')
      .filter(
        ({ metadata: trigger }) =>
          trigger.limitToPartitionsWithLag !== 'true' ||
          trigger.lagThreshold !== '100' ||
          trigger.activationLagThreshold !== '10',
      )
      .map(({ metadata: trigger }) => `${metadata.name}: lag of ${trigger.topic ?? 'no topic'}`),
  );

export const findScalingProblems = (
  manifests: readonly Manifest[],
  options: ScalingOptions,
): string[] => {
  const scaled = listScaled(manifests);
  return [
    ...findTargetProblems(scaled, ofKind<Workload>(manifests, 'Deployment')),
    ...findReplicaProblems(scaled, options),
    ...findLagProblems(ofKind<ScaledObject>(manifests, 'ScaledObject')),
  ];
};

/** Deployables that a drained node may take away together. */
export const findUnbudgeted = (
  manifests: readonly Manifest[],
  names: readonly string[],
): readonly string[] => {
  const budgets = ofKind<DisruptionBudget>(manifests, 'PodDisruptionBudget');
  return names.filter(
    (name) =>
      !budgets.some(
        ({ spec }) =>
          spec.maxUnavailable === 1 &&
          spec.selector.matchLabels?.['app.kubernetes.io/name'] === name,
      ),
  );
};
