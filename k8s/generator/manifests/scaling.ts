import { markets } from '../../../shared/contracts/src/market/market.ts';
import { deployablePlans, type DeployablePlan, type KedaTrigger } from '../deployable-plans.ts';
import type { ConsumerGroup, EventMatrix } from '../event-matrix.ts';
import { readShopSetting } from '../shop-settings.ts';
import {
  component,
  labels,
  selectorLabels,
  type Manifest,
  type ManifestFiles,
} from './manifest.ts';

const targetCpuPercent = 60;
const kafkaAuthentication = 'kafka';

/** Down by one pod in five minutes: every step moves partitions between the others. */
const behavior = {
  scaleUp: { policies: [{ type: 'Pods', value: 2, periodSeconds: 30 }] },
  scaleDown: {
    stabilizationWindowSeconds: 300,
    policies: [{ type: 'Pods', value: 1, periodSeconds: 300 }],
  },
};

const scaleTarget = (name: string) => ({ apiVersion: 'apps/v1', kind: 'Deployment', name });

const horizontalPodAutoscaler = (plan: DeployablePlan): Manifest => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: plan.name, labels: labels(plan.name) },
  spec: {
    scaleTargetRef: scaleTarget(plan.name),
    minReplicas: plan.minReplicas,
    maxReplicas: plan.maxReplicas,
    metrics: [
      {
        type: 'Resource',
        resource: {
          name: 'cpu',
          target: { type: 'Utilization', averageUtilization: targetCpuPercent },
        },
      },
    ],
    behavior,
  },
});

const cpuTrigger = {
  type: 'cpu',
  metricType: 'Utilization',
  metadata: { value: String(targetCpuPercent) },
};

/** KEDA limits replicas to partitions with lag only for a named topic. */
const lagTriggers = (groups: readonly ConsumerGroup[]) =>
  groups.flatMap(({ group, topics }) =>
    topics.map((topic) => ({
      type: 'kafka',
      metadata: {
        bootstrapServersFromEnv: 'KAFKA_BROKERS',
        consumerGroup: group,
        topic,
        lagThreshold: '100',
        activationLagThreshold: '10',
        limitToPartitionsWithLag: 'true',
        offsetResetPolicy: 'earliest',
        tls: 'enable',
        sasl: 'scram_sha512',
      },
      authenticationRef: { name: kafkaAuthentication },
    })),
  );

const shopTimeZone = (): string => markets[readShopSetting('TAX_MODE') === '1' ? 1 : 0].timeZone;

/** Before customers come for the slots that open in the morning. */
const slotOpeningTrigger = () => ({
  type: 'cron',
  metadata: {
    timezone: shopTimeZone(),
    start: '45 5 * * *',
    end: '30 8 * * *',
    desiredReplicas: '4',
  },
});

const scaledObject = (plan: DeployablePlan, groups: readonly ConsumerGroup[]): Manifest => {
  const triggers: Readonly<Record<KedaTrigger, readonly object[]>> = {
    cpu: [cpuTrigger],
    lag: lagTriggers(groups.filter(({ service }) => service === plan.name)),
    'slot-opening': [slotOpeningTrigger()],
  };
  return {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name: plan.name, labels: labels(plan.name) },
    spec: {
      scaleTargetRef: scaleTarget(plan.name),
      minReplicaCount: plan.minReplicas,
      maxReplicaCount: plan.maxReplicas,
      pollingInterval: 15,
      advanced: { horizontalPodAutoscalerConfig: { behavior } },
      triggers: (plan.kedaTriggers ?? []).flatMap((trigger) => triggers[trigger]),
    },
  };
};

const triggerAuthentication: Manifest = {
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'TriggerAuthentication',
  metadata: { name: kafkaAuthentication },
  spec: {
    configMapTargetRef: [{ parameter: 'username', name: 'keda-kafka-user', key: 'username' }],
    secretTargetRef: [
      { parameter: 'password', name: 'kafka-keda', key: 'password' },
      { parameter: 'ca', name: 'tokri-cluster-ca-cert', key: 'ca.crt' },
    ],
  },
};

/** Strimzi's Secret of a user holds only its password. */
const kafkaUserName: Manifest = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'keda-kafka-user' },
  data: { username: 'keda' },
};

const disruptionBudget = ({ name }: DeployablePlan): Manifest => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: labels(name) },
  spec: {
    maxUnavailable: 1,
    unhealthyPodEvictionPolicy: 'AlwaysAllow',
    selector: { matchLabels: selectorLabels(name) },
  },
});

export const scalingFiles = ({ groups }: EventMatrix): ManifestFiles => ({
  'components/hpa/horizontal-pod-autoscalers.yaml': deployablePlans
    .filter(({ scaler }) => scaler === 'hpa')
    .map(horizontalPodAutoscaler),
  'components/hpa/kustomization.yaml': [component(['horizontal-pod-autoscalers.yaml'])],
  'components/keda/scaled-objects.yaml': [
    kafkaUserName,
    triggerAuthentication,
    ...deployablePlans
      .filter(({ scaler }) => scaler === 'keda')
      .map((plan) => scaledObject(plan, groups)),
  ],
  'components/keda/kustomization.yaml': [component(['scaled-objects.yaml'])],
  'components/pdb/pod-disruption-budgets.yaml': deployablePlans.map(disruptionBudget),
  'components/pdb/kustomization.yaml': [component(['pod-disruption-budgets.yaml'])],
});
