import { httpPort, metricsPort } from '../allowed-connections.ts';
import {
  kafkaSecretName,
  secretName,
  settingsConfigMap,
  sharedSettings,
  type DeployablePlan,
} from '../deployable-plans.ts';
import { labels, selectorLabels, type Manifest } from './manifest.ts';

const stateFolder = '/var/run/tokri';
const kafkaCaFolder = '/etc/tokri/kafka-ca';
/** The user `node` of the base image. */
const userId = 1000;
/** As `npm start` runs every process: a small young generation keeps the memory of idle processes low. */
export const nodeOptions = (heapMi: number): string =>
  `--max-semi-space-size=8 --max-old-space-size=${heapMi}`;
const drainWaitMs = 5_000;
/** More than the hard exit of a process, which is 25 s after SIGTERM. */
const gracePeriodSeconds = 45;

const literal = (name: string, value: string) => ({ name, value });
const setting = (name: string) => ({
  name,
  valueFrom: { configMapKeyRef: { name: settingsConfigMap, key: name } },
});
const secret = (deployable: string, name: string, optional = false) => ({
  name,
  valueFrom: {
    secretKeyRef: { name: secretName(deployable), key: name, ...(optional ? { optional } : {}) },
  },
});

const environment = (plan: DeployablePlan) => [
  literal('NODE_ENV', 'production'),
  literal('NODE_OPTIONS', nodeOptions(plan.heapMi)),
  literal('HOST', '0.0.0.0'),
  literal('PORT', String(httpPort)),
  literal('METRICS_PORT', String(metricsPort)),
  literal('DRAIN_WAIT_MS', String(drainWaitMs)),
  ...(plan.name === 'bff'
    ? [literal('WEB_ROOT', '/app/frontends')]
    : [
        literal('MONGODB_DATABASE', plan.name),
        literal('KAFKA_MEMBER_FILE', `${stateFolder}/kafka-members.json`),
      ]),
  literal('KAFKA_SASL_USERNAME', plan.name),
  {
    name: 'KAFKA_SASL_PASSWORD',
    valueFrom: {
      secretKeyRef: { name: kafkaSecretName(plan.name), key: 'password', optional: true },
    },
  },
  ...[...sharedSettings, ...(plan.settings ?? [])].map(setting),
  ...plan.secrets.map((name) => secret(plan.name, name)),
  ...(plan.optionalSecrets ?? []).map((name) => secret(plan.name, name, true)),
];

const httpGet = (path: string) => ({ path, port: 'http' });
const probes = {
  startupProbe: {
    httpGet: httpGet('/health/live'),
    periodSeconds: 2,
    failureThreshold: 60,
    timeoutSeconds: 2,
  },
  readinessProbe: {
    httpGet: httpGet('/health/ready'),
    periodSeconds: 5,
    failureThreshold: 2,
    timeoutSeconds: 3,
  },
  livenessProbe: {
    httpGet: httpGet('/health/live'),
    periodSeconds: 10,
    failureThreshold: 3,
    timeoutSeconds: 5,
  },
};

const container = (plan: DeployablePlan) => ({
  name: plan.name,
  image: `tokri/${plan.name}`,
  ports: [
    { name: 'http', containerPort: httpPort },
    { name: 'metrics', containerPort: metricsPort },
  ],
  env: environment(plan),
  resources: {
    requests: { cpu: plan.cpuRequest, memory: `${plan.memoryRequestMi}Mi` },
    limits: { memory: `${plan.memoryLimitMi}Mi` },
  },
  ...probes,
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'state', mountPath: stateFolder },
    { name: 'kafka-ca', mountPath: kafkaCaFolder, readOnly: true },
  ],
});

const topologySpread = (name: string) =>
  ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((topologyKey) => ({
    topologyKey,
    maxSkew: 1,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: selectorLabels(name) },
    matchLabelKeys: ['pod-template-hash'],
  }));

const podSpec = (plan: DeployablePlan) => ({
  serviceAccountName: plan.name,
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  terminationGracePeriodSeconds: gracePeriodSeconds,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: userId,
    runAsGroup: userId,
    fsGroup: userId,
    seccompProfile: { type: 'RuntimeDefault' },
  },
  topologySpreadConstraints: topologySpread(plan.name),
  containers: [container(plan)],
  volumes: [
    { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } },
    { name: 'state', emptyDir: { sizeLimit: '1Mi' } },
    {
      name: 'kafka-ca',
      secret: {
        secretName: 'tokri-cluster-ca-cert',
        optional: true,
        items: [{ key: 'ca.crt', path: 'ca.crt' }],
      },
    },
  ],
});

/** Without `replicas` where a scaler sets them, because `kubectl apply` would reset its number. */
export const deployment = (plan: DeployablePlan): Manifest => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: plan.name, labels: labels(plan.name) },
  spec: {
    ...(plan.scaler === 'none' ? { replicas: plan.minReplicas } : {}),
    minReadySeconds: 5,
    progressDeadlineSeconds: 300,
    revisionHistoryLimit: 5,
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
    selector: { matchLabels: selectorLabels(plan.name) },
    template: { metadata: { labels: labels(plan.name) }, spec: podSpec(plan) },
  },
});
