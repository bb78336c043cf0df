import { deployablePlans } from './deployable-plans.ts';

export const stores = ['mongodb', 'kafka', 'valkey'] as const;

/** Who opens connections to whom. Every network policy follows from this table. */
export interface AllowedConnection {
  readonly from: string;
  readonly to: string;
  readonly ports: readonly number[];
}

export const httpPort = 8080;
/** For Prometheus; never behind the ingress. */
export const metricsPort = 9_464;
/** OTLP over HTTP, of a collector beside Prometheus. */
const tracesPort = 4_318;
const mongodbPort = 27_017;
const kafkaPort = 9_092;
const valkeyPort = 6_379;
const httpsPort = 443;
/** SMTP submission, with STARTTLS and with TLS from the start. */
const mailPorts = [587, 465] as const;
/** Of Strimzi's brokers between each other and to its operators. */
const kafkaControlPlanePort = 9_090;
const kafkaReplicationPort = 9_091;
const kafkaAgentPort = 8_443;
const kafkaInternalPorts = [kafkaControlPlanePort, kafkaReplicationPort, kafkaAgentPort] as const;
/** Of the API server, by its service and directly. */
const kubernetesPorts = [httpsPort, 6_443] as const;

const deployables = deployablePlans.map(({ name }) => name);
const services = deployables.filter((name) => name !== 'bff');

const toEach = (
  from: string,
  targets: readonly string[],
  ports: readonly number[],
): AllowedConnection[] => targets.map((to) => ({ from, to, ports }));
const fromEach = (
  sources: readonly string[],
  to: string,
  ports: readonly number[],
): AllowedConnection[] => sources.map((from) => ({ from, to, ports }));

const betweenDeployables: readonly AllowedConnection[] = [
  { from: 'ingress', to: 'bff', ports: [httpPort] },
  ...toEach('bff', services, [httpPort]),
  { from: 'create-company', to: 'user', ports: [httpPort] },
];

const toStores: readonly AllowedConnection[] = [
  ...fromEach(services, 'mongodb', [mongodbPort]),
  ...fromEach(deployables, 'kafka', [kafkaPort]),
  ...fromEach(['bff', 'user', 'delivery-slot'], 'valkey', [valkeyPort]),
];

const toMonitoring: readonly AllowedConnection[] = [
  ...toEach('monitoring', deployables, [metricsPort]),
  ...fromEach(deployables, 'monitoring', [tracesPort]),
];

const toVendors: readonly AllowedConnection[] = [
  { from: 'billing', to: 'internet', ports: [httpsPort] },
  { from: 'delivery-slot', to: 'internet', ports: [httpsPort] },
  { from: 'user', to: 'internet', ports: [httpsPort] },
  { from: 'notification', to: 'internet', ports: [httpsPort, ...mailPorts] },
];

const betweenStores: readonly AllowedConnection[] = [
  { from: 'mongodb', to: 'mongodb', ports: [mongodbPort] },
  { from: 'mongodb', to: 'internet', ports: [httpsPort] },
  { from: 'kafka', to: 'kafka', ports: [...kafkaInternalPorts, kafkaPort] },
  { from: 'kafka-operators', to: 'kafka', ports: [kafkaReplicationPort] },
  ...fromEach(['kafka', 'kafka-operators'], 'kubernetes', kubernetesPorts),
  { from: 'operators', to: 'kafka', ports: [...kafkaInternalPorts] },
  { from: 'operators', to: 'mongodb', ports: [mongodbPort] },
  { from: 'keda', to: 'kafka', ports: [kafkaPort] },
];

export const allowedConnections: readonly AllowedConnection[] = [
  ...betweenDeployables,
  ...toStores,
  ...toMonitoring,
  ...toVendors,
  ...betweenStores,
];
