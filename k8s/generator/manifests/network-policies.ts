import { allowedConnections, stores, type AllowedConnection } from '../allowed-connections.ts';
import {
  component,
  partOf,
  selectorLabels,
  storeLabel,
  type Manifest,
  type ManifestFiles,
} from './manifest.ts';

const inNamespace = (...names: readonly string[]) => ({
  namespaceSelector: {
    matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'In', values: names }],
  },
});

const privateRanges = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'];
const anyAddress = '0.0.0.0/0';

/** Peers that are not pods of this namespace. Their namespaces are named in docs/kubernetes.md. */
const externalPeers: Readonly<Record<string, object>> = {
  ingress: inNamespace('ingress-nginx', 'gateway'),
  keda: inNamespace('keda'),
  operators: inNamespace('operators'),
  monitoring: inNamespace('monitoring'),
  internet: { ipBlock: { cidr: anyAddress, except: privateRanges } },
  kubernetes: { ipBlock: { cidr: anyAddress } },
};

const strimziNames: Readonly<Record<string, string>> = {
  'kafka-operators': 'tokri-entity-operator',
};

const podLabels = (name: string): Readonly<Record<string, string>> => {
  if ((stores as readonly string[]).includes(name)) return { [storeLabel]: name };
  const strimziName = strimziNames[name];
  return strimziName === undefined ? selectorLabels(name) : { 'strimzi.io/name': strimziName };
};

const peer = (name: string): object =>
  externalPeers[name] ?? { podSelector: { matchLabels: podLabels(name) } };

const tcp = (ports: readonly number[]) => ports.map((port) => ({ protocol: 'TCP', port }));

/** The address on which NodeLocal DNSCache listens unless it was told otherwise. */
const nodeLocalDns = '169.254.20.10/32';

const toDns = {
  to: [
    { ...inNamespace('kube-system'), podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } },
    { ipBlock: { cidr: nodeLocalDns } },
  ],
  ports: [
    { protocol: 'UDP', port: 53 },
    { protocol: 'TCP', port: 53 },
  ],
};

/** Allows the connections of the pods of one name, and DNS. */
const networkPolicy = (name: string, all: readonly AllowedConnection[]): Manifest => {
  const ingress = all
    .filter(({ to }) => to === name)
    .map(({ from, ports }) => ({ from: [peer(from)], ports: tcp(ports) }));
  const egress = all
    .filter(({ from }) => from === name)
    .map(({ to, ports }) => ({ to: [peer(to)], ports: tcp(ports) }));
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, labels: partOf },
    spec: {
      podSelector: { matchLabels: podLabels(name) },
      policyTypes: ['Ingress', 'Egress'],
      ingress,
      egress: [...egress, toDns],
    },
  };
};

const listPodNames = (all: readonly AllowedConnection[]): readonly string[] =>
  [...new Set(all.flatMap(({ from, to }) => [from, to]))]
    .filter((name) => !(name in externalPeers))
    .sort();

export const networkPolicies = (all: readonly AllowedConnection[]): readonly Manifest[] =>
  listPodNames(all).map((name) => networkPolicy(name, all));

export const networkPolicyFiles: ManifestFiles = {
  'components/network-policies/network-policies.yaml': networkPolicies(allowedConnections),
  'components/network-policies/kustomization.yaml': [component(['network-policies.yaml'])],
};
