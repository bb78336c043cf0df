import path from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { publicOperations } from '@tokri/contracts/api';
import { topics } from '@tokri/contracts/events';
import { allowedConnections, stores } from '../../k8s/generator/allowed-connections.ts';
import { networkPolicies } from '../../k8s/generator/manifests/network-policies.ts';
import { services } from '../../k8s/generator/deployables.ts';
import { collectEventUsage } from '../../k8s/generator/event-usage.ts';
import { repository } from '../support/planted-tree.ts';
import { findMatchingLines, trackedFiles } from '../support/tracked-files.ts';
import { listConnections, toText, type Connection, type Endpoint } from './checks/connections.ts';
import { ofKind, type NetworkPolicy } from './manifest-types.ts';
import { overlayNames, readOverlay } from './read-overlay.ts';

const pod = (name: string): Endpoint => ({ name, labels: { 'app.kubernetes.io/name': name } });
const strimziPod = (name: string, label: string): Endpoint => ({
  name,
  labels: { 'strimzi.io/name': label },
});
const elsewhere = (name: string, namespace: string): Endpoint => ({ name, namespace, labels: {} });

const endpoints: readonly Endpoint[] = [
  ...[...services.map(({ name }) => name), 'bff', 'create-company'].map(pod),
  ...stores.map((name) => ({ name, labels: { 'tokri/store': name } })),
  strimziPod('kafka-operators', 'tokri-entity-operator'),
  { name: 'a foreign pod', labels: { 'app.kubernetes.io/name': 'unknown' } },
  elsewhere('ingress', 'ingress-nginx'),
  elsewhere('keda', 'keda'),
  elsewhere('operators', 'operators'),
  elsewhere('monitoring', 'monitoring'),
  elsewhere('a foreign namespace', 'default'),
  { name: 'internet', address: '203.0.113.7' },
  { name: 'cloud metadata', address: '169.254.169.254' },
  { name: 'DNS cache of the node', address: '169.254.20.10' },
];
const ports = [...new Set(allowedConnections.flatMap((connection) => connection.ports))];

/** The address of the Kubernetes API is not known, so its entry opens its ports to all addresses. */
const apiServerConnections: readonly Connection[] = allowedConnections
  .filter(({ to }) => to === 'kubernetes')
  .flatMap(({ from, ports: open }) =>
    ['internet', 'cloud metadata', 'DNS cache of the node'].flatMap((to) =>
      open.map((port) => ({ from, to, port })),
    ),
  );

const expected = [
  ...allowedConnections
    .filter(({ to }) => to !== 'kubernetes')
    .flatMap(({ from, to, ports: open }) => open.map((port) => ({ from, to, port }))),
  ...apiServerConnections,
].map(toText);

const readPolicies = (name: (typeof overlayNames)[number]): readonly NetworkPolicy[] =>
  ofKind<NetworkPolicy>(readOverlay(name).manifests, 'NetworkPolicy');
const findDifferences = (policies: readonly NetworkPolicy[]): readonly string[] => {
  const actual = listConnections(policies, endpoints, ports);
  return [
    ...actual.filter((connection) => !expected.includes(connection)).map((text) => `open ${text}`),
    ...expected.filter((connection) => !actual.includes(connection)).map((text) => `shut ${text}`),
  ];
};

describe('network policies', () => {
  it.each(overlayNames)('of %s allow the listed connections and nothing else', (name) => {
    expect(findDifferences(readPolicies(name))).toEqual([]);
  });

  it.each(overlayNames)(
    'of %s let every deployable ask DNS, also the cache of its node',
    (name) => {
      const pods = [...services.map((service) => service.name), 'bff'].map(pod);
      const dns = [
        { name: 'DNS', namespace: 'kube-system', labels: { 'k8s-app': 'kube-dns' } },
        ...endpoints.filter((endpoint) => endpoint.name === 'DNS cache of the node'),
        ...endpoints.filter((endpoint) => endpoint.name === 'cloud metadata'),
      ];
      expect(listConnections(readPolicies(name), [...pods, ...dns], [53]).sort()).toEqual(
        pods
          .flatMap(({ name: from }) => [`${from} -> DNS:53`, `${from} -> DNS cache of the node:53`])
          .sort(),
      );
    },
  );

  it('are reported when the default is to allow', () => {
    const policies = readPolicies('production').filter(
      ({ metadata }) => metadata.name !== 'default-deny',
    );
    expect(findDifferences(policies)).toContain('open ingress -> a foreign pod:8080');
  });

  it('are reported when they allow a connection that is not listed', () => {
    const wider = networkPolicies([
      ...allowedConnections,
      { from: 'cart', to: 'order', ports: [8_080] },
    ]);
    expect(findDifferences([...readPolicies('production'), ...(wider as never[])])).toEqual([
      'open cart -> order:8080',
    ]);
  });

  it('are reported when a listed connection has no policy', () => {
    const policies = readPolicies('production').filter(({ metadata }) => metadata.name !== 'chat');
    expect(findDifferences(policies)).toEqual([
      'shut bff -> chat:8080',
      'shut chat -> mongodb:27017',
      'shut chat -> kafka:9092',
      'shut monitoring -> chat:9464',
      'shut chat -> monitoring:4318',
    ]);
  });
});

describe('allowed connections', () => {
  const targetsOf = (name: string): string[] =>
    allowedConnections.filter(({ from }) => from === name).map(({ to }) => to);
  const sourcesOf = (name: string): string[] =>
    allowedConnections.filter(({ to }) => to === name).map(({ from }) => from);
  const names = services.map(({ name }) => name);
  const deployableNames = [...names, 'bff'];

  it('lead from the bff to every service with an operation', () => {
    const called = new Set(publicOperations.map(({ service }) => service));
    called.delete('bff');
    expect(
      targetsOf('bff')
        .filter((name) => names.includes(name))
        .sort(),
    ).toEqual([...called].sort());
  });

  it('never lead from a service to a service', () => {
    expect(
      allowedConnections.filter(({ from, to }) => names.includes(from) && names.includes(to)),
    ).toEqual([]);
  });

  it('lead to Kafka from everyone who publishes or reads events', () => {
    const inMatrix = new Set([
      ...topics.map(({ producer }) => producer as string),
      ...collectEventUsage().flatMap(({ consumedBy }) => consumedBy),
    ]);
    expect(
      sourcesOf('kafka')
        .filter((name) => deployableNames.includes(name))
        .sort(),
    ).toEqual([...inMatrix].sort());
  });

  it('lead to Valkey from everyone who connects to Redis', () => {
    const connecting = deployableNames.filter((name) => {
      const folder = name === 'bff' ? 'bff' : `services/${name}`;
      const sources = trackedFiles.filter(
        (file) => file.startsWith(`${folder}/src/compose`) && file.endsWith('.ts'),
      );
      return findMatchingLines(sources, /connectRedis\(/).length > 0;
    });
    expect(sourcesOf('valkey').sort()).toEqual(connecting.sort());
  });

  it('lead to the internet from services with gateways', () => {
    const withGateways = names.filter((name) =>
      readdirSync(path.join(repository, 'services', name, 'src')).includes('gateways'),
    );
    expect(
      sourcesOf('internet')
        .filter((name) => names.includes(name))
        .sort(),
    ).toEqual(withGateways.sort());
  });

  it('carry the ports that the processes and probes use', () => {
    const deployment = readFileSync(path.join(repository, 'k8s/base/user/deployment.yaml'), 'utf8');
    expect(deployment).toContain('containerPort: 8080');
    expect(allowedConnections.find(({ to }) => to === 'user')?.ports).toEqual([8_080]);
  });
});
