import { exitTimeoutMs } from '@tokri/service-kit/lifecycle';
import type { Container, PodSpec, Probe, Workload } from '../manifest-types.ts';

type Rule = readonly [isMet: boolean, problem: string];

const listProblems = (name: string, rules: readonly Rule[]): string[] =>
  rules.filter(([isMet]) => !isMet).map(([, problem]) => `${name}: ${problem}`);

const toMi = (quantity = '0'): number => {
  const [, amount = '0', unit] = /^(\d+)(Mi|Gi)$/.exec(quantity) ?? [];
  return Number(amount) * (unit === 'Gi' ? 1024 : 1);
};

export const readLiteral = ({ env = [] }: Container, variable: string): string | undefined =>
  env.find(({ name }) => name === variable)?.value;

const heapMi = (container: Container): number =>
  Number(
    /--max-old-space-size=(\d+)/.exec(readLiteral(container, 'NODE_OPTIONS') ?? '')?.[1] ??
      Infinity,
  );

/** Buffers, code and stacks of Node need the rest. */
const maxHeapShare = 0.8;

const resourceRules = (container: Container): readonly Rule[] => {
  const { requests = {}, limits = {} } = container.resources ?? {};
  return [
    [requests.cpu !== undefined, 'no CPU request'],
    [toMi(requests.memory) > 0, 'no memory request'],
    [toMi(limits.memory) >= toMi(requests.memory), 'no memory limit above the request'],
    [limits.cpu === undefined, 'a CPU limit throttles heartbeats'],
    [
      heapMi(container) <= toMi(limits.memory) * maxHeapShare,
      'the heap does not fit into the memory limit',
    ],
  ];
};

const isProbe = (
  probe: Probe | undefined,
  [path, periodSeconds, failureThreshold]: readonly [string, number, number],
): boolean =>
  probe?.httpGet?.path === path &&
  probe.periodSeconds === periodSeconds &&
  probe.failureThreshold === failureThreshold;

const probeRules = ({
  startupProbe,
  readinessProbe,
  livenessProbe,
}: Container): readonly Rule[] => [
  [isProbe(startupProbe, ['/health/live', 2, 60]), 'no startup probe of 2 s × 60'],
  [isProbe(readinessProbe, ['/health/ready', 5, 2]), 'no readiness probe of 5 s × 2'],
  [isProbe(livenessProbe, ['/health/live', 10, 3]), 'no liveness probe of 10 s × 3'],
];

/** The rules of the Pod Security level `restricted`, and a read-only root. */
const securityRules = (pod: PodSpec, { securityContext = {} }: Container): readonly Rule[] => [
  [pod.securityContext?.runAsNonRoot === true, 'may run as root'],
  [(pod.securityContext?.runAsUser ?? 0) > 0, 'no numeric user'],
  [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'no seccomp profile'],
  [securityContext.allowPrivilegeEscalation === false, 'privilege escalation is allowed'],
  [securityContext.readOnlyRootFilesystem === true, 'the root file system is writable'],
  [securityContext.capabilities?.drop?.includes('ALL') ?? false, 'keeps capabilities'],
  [pod.automountServiceAccountToken === false, 'has a service-account token'],
  [pod.enableServiceLinks === false, 'gets variables of other services'],
];

const rolloutRules = ({ spec }: Workload, name: string): readonly Rule[] => {
  const { maxSurge, maxUnavailable } = spec.strategy?.rollingUpdate ?? {};
  const constraints = spec.template.spec.topologySpreadConstraints ?? [];
  const spreads = (key: string): boolean =>
    constraints.some(
      ({ topologyKey, labelSelector }) =>
        topologyKey === key && labelSelector?.matchLabels?.['app.kubernetes.io/name'] === name,
    );
  return [
    [maxSurge === 1 && maxUnavailable === 0, 'a rollout takes a pod away before the next is ready'],
    [spreads('topology.kubernetes.io/zone'), 'is not spread over zones'],
    [spreads('kubernetes.io/hostname'), 'is not spread over hosts'],
  ];
};

const shutdownRules = (pod: PodSpec, container: Container): readonly Rule[] => {
  const drainMs = Number(readLiteral(container, 'DRAIN_WAIT_MS') ?? Infinity);
  const graceMs = (pod.terminationGracePeriodSeconds ?? 30) * 1_000;
  return [
    [drainMs >= 5_000, 'does not wait until endpoints have forgotten it'],
    [drainMs < exitTimeoutMs, 'the drain lasts as long as the whole shutdown may'],
    [graceMs > exitTimeoutMs, 'is killed before it exits by itself'],
  ];
};

/** What the deployment of a deployable lacks. */
export const findDeploymentProblems = (deployment: Workload): string[] => {
  const { name } = deployment.metadata;
  const pod = deployment.spec.template.spec;
  const [container] = pod.containers;
  if (container === undefined) return [`${name}: no container`];
  return listProblems(name, [
    ...resourceRules(container),
    ...probeRules(container),
    ...securityRules(pod, container),
    ...rolloutRules(deployment, name),
    ...shutdownRules(pod, container),
  ]);
};

/** Kafka's image writes its configuration into its own file system at start. */
const writableImages = /^apache\/kafka:/;

/** What the pods of another workload lack: a job or a store. */
export const findPodProblems = ({ metadata: { name }, spec }: Workload): string[] => {
  const pod = spec.template.spec;
  return pod.containers.flatMap((container) =>
    listProblems(
      name,
      securityRules(
        pod,
        writableImages.test(container.image)
          ? {
              ...container,
              securityContext: { ...container.securityContext, readOnlyRootFilesystem: true },
            }
          : container,
      ),
    ),
  );
};
