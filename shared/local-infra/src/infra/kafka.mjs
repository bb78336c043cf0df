// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classPath } from './maven-libraries.mjs';
import { findJavaTool } from '../processes/executables.mjs';

const HEAP_MB = 320;
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 3_500;
/** Any 16 bytes in base64url; fixed, because the folder belongs to one machine. */
const CLUSTER_ID = 'dG9rcmktbG9jYWwtMDAwMQ';

/**
 * Settings of a single broker that is its own controller, without replication and without automatic
 * topics.
 * @param {{ port: number, controllerPort: number, dataDir: string }} options
 */
export function brokerProperties({ port, controllerPort, dataDir }) {
  return Object.entries({
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `CLIENT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `CLIENT://127.0.0.1:${port}`,
    'listener.security.protocol.map': 'CLIENT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name': 'CLIENT',
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': dataDir,
    'auto.create.topics.enable': false,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 1,
    'min.insync.replicas': 1,
    'default.replication.factor': 1,
    'group.initial.rebalance.delay.ms': 0,
    'log.cleaner.dedupe.buffer.size': 4 * 1024 * 1024,
    'log.index.size.max.bytes': 1024 * 1024,
    'num.network.threads': 2,
    'num.io.threads': 4,
    'controlled.shutdown.enable': true,
    // A killed broker can rejoin only when its old session has expired (9 s by default).
    'broker.session.timeout.ms': 3000,
    'broker.heartbeat.interval.ms': 500,
    'metadata.log.max.snapshot.interval.ms': 600_000,
  })
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/**
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.controllerPort
 * @param {string} options.dataDir
 * @param {string} options.libDir
 * @param {import('../processes/executables.mjs').Environment} options.env
 */
export function kafkaProcess({ port, controllerPort, dataDir, libDir, env }) {
  mkdirSync(dataDir, { recursive: true });
  const properties = join(dataDir, 'server.properties');
  writeFileSync(
    properties,
    brokerProperties({ port, controllerPort, dataDir: join(dataDir, 'log') }),
  );
  return {
    name: 'kafka',
    url: `127.0.0.1:${port}`,
    program: {
      command: findJavaTool('java', env) ?? 'java',
      args: [
        `-Xmx${HEAP_MB}m`,
        ...JAVA_OPTIONS,
        '-cp',
        classPath(libDir),
        'KafkaLauncher',
        properties,
        CLUSTER_ID,
      ],
      env,
      cwd: dataDir,
    },
    readyTimeoutMs: READY_TIMEOUT_MS,
    stopTimeoutMs: STOP_TIMEOUT_MS,
  };
}

/**
 * Startup time and memory matter more than throughput here: one collector thread, small stacks,
 * quick compilation. On out of memory the process exits, so that it is restarted instead of
 * hanging.
 */
export const JAVA_OPTIONS = [
  '-Xms64m',
  '-Xss512k',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:+ExitOnOutOfMemoryError',
  '-XX:-UsePerfData',
  '-Xshare:auto',
  '-Djava.net.preferIPv4Stack=true',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  '-Dorg.slf4j.simpleLogger.showDateTime=true',
];
