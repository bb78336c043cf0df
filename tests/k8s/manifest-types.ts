/** The parts of Kubernetes objects that the checks read. Everything may be missing. */
export interface Metadata {
  readonly name: string;
  readonly labels?: Labels;
  readonly annotations?: Labels;
}
export type Labels = Readonly<Record<string, string>>;

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Metadata;
}

interface KeyRef {
  readonly name: string;
  readonly key: string;
  readonly optional?: boolean;
}

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly configMapKeyRef?: KeyRef; readonly secretKeyRef?: KeyRef };
}

export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly periodSeconds?: number;
  readonly failureThreshold?: number;
}

export interface SecurityContext {
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seccompProfile?: { readonly type: string };
  readonly allowPrivilegeEscalation?: boolean;
  readonly readOnlyRootFilesystem?: boolean;
  readonly capabilities?: { readonly drop?: readonly string[] };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name?: string }[];
  readonly resources?: {
    readonly requests?: Readonly<Record<string, string>>;
    readonly limits?: Readonly<Record<string, string>>;
  };
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly securityContext?: SecurityContext;
}

interface SpreadConstraint {
  readonly topologyKey: string;
  readonly labelSelector?: { readonly matchLabels?: Labels };
}

export interface PodSpec {
  readonly automountServiceAccountToken?: boolean;
  readonly enableServiceLinks?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: SecurityContext;
  readonly topologySpreadConstraints?: readonly SpreadConstraint[];
  readonly containers: readonly Container[];
}

/** A Deployment, a StatefulSet or a Job. */
export interface Workload extends Manifest {
  readonly spec: {
    readonly replicas?: number;
    readonly strategy?: {
      readonly rollingUpdate?: { readonly maxSurge?: number; readonly maxUnavailable?: number };
    };
    readonly template: { readonly metadata: { readonly labels?: Labels }; readonly spec: PodSpec };
  };
}

export const isWorkload = (manifest: Manifest): manifest is Workload =>
  ['Deployment', 'StatefulSet', 'Job'].includes(manifest.kind);

export interface Peer {
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly namespaceSelector?: {
    readonly matchExpressions?: readonly {
      readonly key: string;
      readonly operator: string;
      readonly values: readonly string[];
    }[];
  };
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

export interface PolicyRule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly protocol: string; readonly port: number }[];
}

export interface NetworkPolicy extends Manifest {
  readonly spec: {
    readonly podSelector: { readonly matchLabels?: Labels };
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly PolicyRule[];
    readonly egress?: readonly PolicyRule[];
  };
}

interface ScaleTarget {
  readonly scaleTargetRef: { readonly name: string };
}
export interface HorizontalPodAutoscaler extends Manifest {
  readonly spec: ScaleTarget & { readonly minReplicas: number; readonly maxReplicas: number };
}
export interface ScaledObject extends Manifest {
  readonly spec: ScaleTarget & {
    readonly minReplicaCount: number;
    readonly maxReplicaCount: number;
    readonly triggers: readonly {
      readonly type: string;
      readonly metadata: Readonly<Record<string, string>>;
    }[];
  };
}
export interface DisruptionBudget extends Manifest {
  readonly spec: {
    readonly maxUnavailable?: number;
    readonly selector: { readonly matchLabels?: Labels };
  };
}

export interface Ingress extends Manifest {
  readonly spec: {
    readonly rules: readonly {
      readonly http: { readonly paths: readonly { readonly path: string }[] };
    }[];
  };
}
export interface HttpRoute extends Manifest {
  readonly spec: {
    readonly rules: readonly {
      readonly matches: readonly { readonly path: { readonly value: string } }[];
      readonly timeouts?: { readonly request?: string };
    }[];
  };
}

export interface KafkaCluster extends Manifest {
  readonly spec: {
    readonly kafka: { readonly config: Readonly<Record<string, string | number | boolean>> };
  };
}
export interface MongodbCluster extends Manifest {
  readonly spec: {
    readonly replsets: readonly {
      readonly name: string;
      readonly size: number;
      readonly podDisruptionBudget?: { readonly maxUnavailable?: number };
    }[];
  };
}
export interface KafkaTopic extends Manifest {
  readonly spec: {
    readonly partitions: number;
    readonly replicas: number;
    readonly config: Readonly<Record<string, string>>;
  };
}
export interface Acl {
  readonly resource: { readonly type: string; readonly name: string; readonly patternType: string };
  readonly operations: readonly string[];
}
export interface KafkaUser extends Manifest {
  readonly spec: { readonly authorization: { readonly acls: readonly Acl[] } };
}

export interface ExternalSecret extends Manifest {
  readonly spec: {
    readonly target: { readonly name: string };
    readonly data: readonly { readonly secretKey: string }[];
  };
}

/** The objects of one kind. The caller names the type that belongs to the kind. */
export const ofKind = <M extends Manifest>(
  manifests: readonly Manifest[],
  kind: M['kind'],
): readonly M[] => manifests.filter((manifest): manifest is M => manifest.kind === kind);

interface AlertRule {
  readonly alert?: string;
}
export interface PrometheusRule extends Manifest {
  readonly spec: {
    readonly groups: readonly { readonly name: string; readonly rules: readonly AlertRule[] }[];
  };
}
export interface PodMonitor extends Manifest {
  readonly spec: {
    readonly selector: { readonly matchLabels: Labels };
    readonly podMetricsEndpoints: readonly { readonly port: string }[];
  };
}
