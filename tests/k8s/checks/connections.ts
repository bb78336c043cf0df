import type { Labels, NetworkPolicy, Peer, PolicyRule } from '../manifest-types.ts';

/** A pod of the shop's namespace, a pod of another namespace, or an address outside. */
export type Endpoint =
  | { readonly name: string; readonly labels: Labels }
  | { readonly name: string; readonly namespace: string; readonly labels: Labels }
  | { readonly name: string; readonly address: string };

type Direction = 'Ingress' | 'Egress';

const hasLabels = (labels: Labels, wanted: Labels = {}): boolean =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);

const toNumber = (address: string): number =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);

const isInRange = (address: string, range: string): boolean => {
  const [start = '', bits = '32'] = range.split('/');
  const size = 2 ** (32 - Number(bits));
  return Math.floor(toNumber(address) / size) === Math.floor(toNumber(start) / size);
};

const isInNamespace = (namespace: string, selector: Peer['namespaceSelector']): boolean =>
  (selector?.matchExpressions ?? []).every(
    ({ key, operator, values }) =>
      key === 'kubernetes.io/metadata.name' && operator === 'In' && values.includes(namespace),
  );

const isPeer = (peer: Peer, endpoint: Endpoint): boolean => {
  if ('address' in endpoint) {
    const { ipBlock } = peer;
    return (
      ipBlock !== undefined &&
      isInRange(endpoint.address, ipBlock.cidr) &&
      !(ipBlock.except ?? []).some((range) => isInRange(endpoint.address, range))
    );
  }
  if (peer.ipBlock) return false;
  const isNamespaceRight =
    'namespace' in endpoint
      ? peer.namespaceSelector !== undefined &&
        isInNamespace(endpoint.namespace, peer.namespaceSelector)
      : peer.namespaceSelector === undefined;
  return isNamespaceRight && hasLabels(endpoint.labels, peer.podSelector?.matchLabels);
};

const allows = (rule: PolicyRule, other: Endpoint, port: number): boolean => {
  const peers = rule.from ?? rule.to;
  return (
    (peers === undefined || peers.some((peer) => isPeer(peer, other))) &&
    (rule.ports === undefined || rule.ports.some((allowed) => allowed.port === port))
  );
};

/** Policies bind only pods of the shop's namespace. */
const isOpen = (
  policies: readonly NetworkPolicy[],
  { endpoint, direction }: { readonly endpoint: Endpoint; readonly direction: Direction },
  [other, port]: readonly [Endpoint, number],
): boolean => {
  if ('address' in endpoint || 'namespace' in endpoint) return true;
  const binding = policies.filter(
    ({ spec }) =>
      spec.policyTypes.includes(direction) &&
      hasLabels(endpoint.labels, spec.podSelector.matchLabels),
  );
  if (binding.length === 0) return true;
  return binding.some(({ spec }) =>
    ((direction === 'Ingress' ? spec.ingress : spec.egress) ?? []).some((rule) =>
      allows(rule, other, port),
    ),
  );
};

export interface Connection {
  readonly from: string;
  readonly to: string;
  readonly port: number;
}

export const toText = ({ from, to, port }: Connection): string => `${from} -> ${to}:${port}`;

/** Every connection that the policies allow, as a cluster would decide it. */
export const listConnections = (
  policies: readonly NetworkPolicy[],
  endpoints: readonly Endpoint[],
  ports: readonly number[],
): string[] =>
  endpoints.flatMap((from) =>
    endpoints.flatMap((to) =>
      ports
        .filter(
          (port) =>
            !('address' in from && 'address' in to) &&
            !('namespace' in from && ('namespace' in to || 'address' in to)) &&
            !('address' in from && 'namespace' in to) &&
            isOpen(policies, { endpoint: from, direction: 'Egress' }, [to, port]) &&
            isOpen(policies, { endpoint: to, direction: 'Ingress' }, [from, port]),
        )
        .map((port) => toText({ from: from.name, to: to.name, port })),
    ),
  );
