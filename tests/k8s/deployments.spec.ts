import { deployablePlans } from '../../k8s/generator/deployable-plans.ts';
import { deployables } from '../../k8s/generator/deployables.ts';
import { findUnpinnedImages } from './checks/images.ts';
import { findDeploymentProblems, findPodProblems } from './checks/workloads.ts';
import { isWorkload, type Workload } from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { findDeployment, overlayNames, readOverlay } from './read-overlay.ts';

const onCluster = deployables.filter(({ name }) => name !== 'stand-ins');
const names = onCluster.map(({ name }) => name);
const { manifests } = readOverlay('production');

const order = findDeployment(manifests, 'order');

type Offence = Parameters<typeof plant<Workload>>[1];
const podOffences: readonly (readonly [problem: string, offend: Offence])[] = [
  ['no CPU request', ({ spec }) => delete spec.template.spec.containers[0]?.resources.requests.cpu],
  [
    'no memory limit above the request',
    ({ spec }) =>
      Object.assign(spec.template.spec.containers[0]?.resources.requests ?? {}, { memory: '1Gi' }),
  ],
  [
    'a CPU limit throttles heartbeats',
    ({ spec }) =>
      Object.assign(spec.template.spec.containers[0]?.resources.limits ?? {}, { cpu: 1 }),
  ],
  [
    'the heap does not fit into the memory limit',
    ({ spec }) =>
      Object.assign(spec.template.spec.containers[0]?.resources.limits ?? {}, { memory: '256Mi' }),
  ],
  [
    'no startup probe of 2 s × 60',
    ({ spec }) => {
      Object.assign(spec.template.spec.containers[0]?.startupProbe ?? {}, { failureThreshold: 3 });
    },
  ],
  [
    'no readiness probe of 5 s × 2',
    ({ spec }) =>
      Object.assign(spec.template.spec.containers[0]?.readinessProbe.httpGet ?? {}, {
        path: '/health/live',
      }),
  ],
  [
    'no liveness probe of 10 s × 3',
    ({ spec }) =>
      Object.assign(spec.template.spec.containers[0]?.livenessProbe.httpGet ?? {}, {
        path: '/health/ready',
      }),
  ],
  ['may run as root', ({ spec }) => (spec.template.spec.securityContext.runAsNonRoot = false)],
  ['no numeric user', ({ spec }) => (spec.template.spec.securityContext.runAsUser = 0)],
  [
    'no seccomp profile',
    ({ spec }) => (spec.template.spec.securityContext.seccompProfile.type = 'Unconfined'),
  ],
  [
    'privilege escalation is allowed',
    ({ spec }) =>
      Object.assign(spec.template.spec.containers[0]?.securityContext ?? {}, {
        allowPrivilegeEscalation: true,
      }),
  ],
  [
    'the root file system is writable',
    ({ spec }) =>
      Object.assign(spec.template.spec.containers[0]?.securityContext ?? {}, {
        readOnlyRootFilesystem: false,
      }),
  ],
  [
    'keeps capabilities',
    ({ spec }) => (spec.template.spec.containers[0]?.securityContext.capabilities.drop ?? []).pop(),
  ],
  [
    'has a service-account token',
    ({ spec }) => (spec.template.spec.automountServiceAccountToken = true),
  ],
  [
    'gets variables of other services',
    ({ spec }) => (spec.template.spec.enableServiceLinks = true),
  ],
  [
    'a rollout takes a pod away before the next is ready',
    ({ spec }) => (spec.strategy.rollingUpdate.maxUnavailable = 1),
  ],
  ['is not spread over zones', ({ spec }) => spec.template.spec.topologySpreadConstraints.shift()],
  ['is not spread over hosts', ({ spec }) => spec.template.spec.topologySpreadConstraints.pop()],
  [
    'is killed before it exits by itself',
    ({ spec }) => (spec.template.spec.terminationGracePeriodSeconds = 25),
  ],
  [
    'does not wait until endpoints have forgotten it',
    ({ spec }) => setVariable(spec, 'DRAIN_WAIT_MS', '0'),
  ],
  [
    'the drain lasts as long as the whole shutdown may',
    ({ spec }) => setVariable(spec, 'DRAIN_WAIT_MS', '25000'),
  ],
];

function setVariable(spec: Parameters<Offence>[0]['spec'], name: string, value: string): void {
  for (const variable of spec.template.spec.containers[0]?.env ?? [])
    if (variable.name === name) variable.value = value;
}

describe('deployments', () => {
  it('exist for every deployable except the stand-ins', () => {
    expect(deployablePlans.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it.each(names)('of %s are complete', (name) => {
    expect(findDeploymentProblems(findDeployment(manifests, name))).toEqual([]);
  });

  it.each(podOffences)('are reported: %s', (problem, offend) => {
    expect(findDeploymentProblems(plant(order, offend))).toEqual([`order: ${problem}`]);
  });

  it.each(overlayNames)(
    'and all other pods of %s meet the restricted Pod Security level',
    (name) => {
      const workloads = readOverlay(name).manifests.filter(isWorkload);
      expect(workloads.flatMap(findPodProblems)).toEqual([]);
    },
  );

  it('are reported when the pods of a store may run as root', () => {
    const offence = plant(findDeployment(manifests, 'valkey'), ({ spec }) => {
      spec.template.spec.securityContext.runAsNonRoot = false;
    });
    expect(findPodProblems(offence)).toEqual(['valkey: may run as root']);
  });
});

describe('images', () => {
  it.each(overlayNames)('of %s have a version', (name) => {
    const overlay = readOverlay(name);
    expect(findUnpinnedImages(overlay.manifests, overlay.tags)).toEqual([]);
  });

  it.each([
    ['an overlay forgets one', {}, 'tokri/order'],
    ['a tag moves', { 'tokri/order': 'latest' }, 'tokri/order:latest'],
    ['a tag is only a major version', { 'tokri/order': '8' }, 'tokri/order:8'],
  ])('are reported when %s', (_offence, tags, image) => {
    expect(findUnpinnedImages([order], tags)).toEqual([image]);
  });
});
