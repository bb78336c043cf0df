// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDocker } from './docker.mjs';
import { ROOT } from '../folders.mjs';
import { kafkaProcess } from './kafka.mjs';
import { fetchLibraries } from './maven-libraries.mjs';
import { embeddedMongodbProcess } from './embedded-mongodb.mjs';
import { mongodProcess } from './mongod.mjs';
import { ManagedProcess } from '../processes/managed-process.mjs';
import { findFreePorts } from '../processes/ports.mjs';
import { findJavaTool, jdkVersion, findOnPath } from '../processes/executables.mjs';
import { redisProcess } from './redis.mjs';

const MIN_JDK_VERSION = 17;

/**
 * @typedef {'kafka' | 'mongodb' | 'redis'} StoreName
 * @typedef {{ name: string, url: string, pid?: number, log?: string }} RunningStore
 * @typedef {object} InfraOptions
 * @property {string} dataDir
 * @property {string} logDir
 * @property {string} libDir shared by all runs of this folder
 * @property {import('../processes/executables.mjs').Environment} env
 * @property {boolean} [docker] the infra profile of docker-compose.yml
 * @property {string} [project] name of the compose project
 * @property {boolean} [keepData] false removes Docker's volumes on stop
 * @property {boolean} [fresh] removes Docker's volumes before the start, but not the data folder
 * @property {(store: RunningStore) => void} [onExit]
 * @property {(store: RunningStore) => void} [onRestarted] restarted and ready, with a new pid
 * @property {(message: string) => void} [report]
 * @property {AbortSignal} [signal] aborts the start
 * @property {number} [memory] heap of the embedded store in MB; more than 50,000 documents need 512
 * @typedef {object} Infra
 * @property {string} kafkaBrokers
 * @property {string} mongodbUrl without a database
 * @property {string} redisUrl
 * @property {string} store identifies the document store, so that each store is seeded once
 * @property {Record<StoreName, RunningStore>} stores
 * @property {() => Promise<void>} stop
 */

/**
 * @param {Pick<InfraOptions, 'env' | 'docker'>} options
 * @returns {Record<StoreName, 'external' | 'docker' | 'program' | 'library'>}
 */
export function chooseSources({ env, docker = false }) {
  const source = (/** @type {string} */ variable, /** @type {string | undefined} */ program) => {
    if (env[variable]) return 'external';
    if (docker) return 'docker';
    return program !== undefined && findOnPath(program, env) !== undefined ? 'program' : 'library';
  };
  return {
    kafka: source('KAFKA_BROKERS', undefined),
    mongodb: source('MONGODB_URL', 'mongod'),
    redis: source('REDIS_URL', 'redis-server'),
  };
}

/** @param {import('../processes/executables.mjs').Environment} env */
export function findMissingTools(env) {
  const version = jdkVersion(env);
  const missing = [
    ...(version === undefined
      ? [`a JDK (17 or newer; no javac found)`]
      : version < MIN_JDK_VERSION
        ? [`a newer JDK (17 or newer; this is ${version})`]
        : []),
    ...(findOnPath('mvn', env) === undefined ? ['Maven (no mvn on PATH)'] : []),
    ...(findJavaTool('jar', env) === undefined && version !== undefined
      ? ["the JDK's jar program"]
      : []),
  ];
  if (missing.length === 0) return undefined;
  return [
    `Broker and stores cannot be started here: ${missing.join(' and ')} missing.`,
    'One of these ways, then start again:',
    '  1. Install both:  apt-get install openjdk-17-jdk-headless maven',
    '     (macOS: brew install openjdk@17 maven)',
    '  2. Use a Docker engine:  npm start -- --docker',
    '  3. Use running servers:  KAFKA_BROKERS=host:9092 REDIS_URL=redis://host:6379',
    '     MONGODB_URL=mongodb://host:27017/?replicaSet=rs0 npm start',
    '  (mongod and redis-server on PATH are used without a setting; Kafka needs one of these ways.)',
  ].join('\n');
}

/**
 * A process that exits is restarted on its port with backoff.
 * @param {InfraOptions} options
 * @returns {Promise<Infra>}
 */
export async function startInfra(options) {
  const sources = chooseSources(options);
  mkdirSync(options.logDir, { recursive: true });
  if (Object.values(sources).includes('library')) {
    const missing = findMissingTools(options.env);
    if (missing !== undefined) throw new Error(missing);
    await fetchLibraries(options);
  }
  const containers = Object.values(sources).includes('docker')
    ? await startContainers(options)
    : undefined;
  const urls = {
    kafka: options.env.KAFKA_BROKERS,
    mongodb: options.env.MONGODB_URL,
    redis: options.env.REDIS_URL,
  };
  const processes = await createManagedProcesses(sources, options);
  const running = (/** @type {StoreName} */ name) =>
    processes[name] ??
    (sources[name] === 'docker' ? containers?.[name] : undefined) ?? {
      name,
      url: urls[name] ?? '',
    };
  const stop = async () => {
    await Promise.all(Object.values(processes).map((managed) => managed.stop()));
    await containers?.stop();
  };
  options.signal?.throwIfAborted();
  const stopOnAbort = () => void stop();
  options.signal?.addEventListener('abort', stopOnAbort);
  const started = await Promise.allSettled(
    Object.values(processes).map((managed) => managed.start()),
  );
  options.signal?.removeEventListener('abort', stopOnAbort);
  const failure = started.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const stores = { kafka: running('kafka'), mongodb: running('mongodb'), redis: running('redis') };
  const store = sources.mongodb === 'external' ? stores.mongodb.url : sources.mongodb;
  return {
    kafkaBrokers: stores.kafka.url,
    mongodbUrl: stores.mongodb.url,
    redisUrl: stores.redis.url,
    store,
    stores,
    stop,
  };
}

/** @param {InfraOptions} options */
function startContainers({ project = 'tokri', keepData = true, fresh = false, logDir, env }) {
  return startDocker({ root: ROOT, project, logDir, keepData, fresh, env });
}

/**
 * @param {ReturnType<typeof chooseSources>} sources
 * @param {InfraOptions} options
 * @returns {Promise<Partial<Record<StoreName, ManagedProcess>>>}
 */
async function createManagedProcesses(
  sources,
  { dataDir, logDir, libDir, env, report = () => undefined, onExit, onRestarted, memory },
) {
  const [kafka = 0, controllerPort = 0, mongodb = 0, redis = 0] = await findFreePorts(4);
  const folder = (/** @type {StoreName} */ name) => join(dataDir, name);
  const heap = memory === undefined ? env : { ...env, MONGO_HEAP_MB: String(memory) };
  const redisCommand =
    sources.redis === 'program'
      ? (findOnPath('redis-server', env) ?? '')
      : join(libDir, 'redis-server');
  const mongodCommand = findOnPath('mongod', env) ?? 'mongod';
  const definitions = [
    sources.kafka === 'library' &&
      kafkaProcess({ port: kafka, controllerPort, dataDir: folder('kafka'), libDir, env }),
    sources.mongodb === 'program' &&
      (await mongodProcess({ dataDir: folder('mongodb'), command: mongodCommand, env })),
    sources.mongodb === 'library' &&
      embeddedMongodbProcess({ port: mongodb, dataDir: folder('mongodb'), libDir, env: heap }),
    ['program', 'library'].includes(sources.redis) &&
      redisProcess({ port: redis, dataDir: folder('redis'), command: redisCommand, env }),
  ];
  return Object.fromEntries(
    definitions
      .filter((definition) => definition !== false)
      .map((definition) => {
        const log = join(logDir, `${definition.name}.log`);
        const options = { ...definition, log, report, onExit, onRestarted };
        return [definition.name, new ManagedProcess(options)];
      }),
  );
}
