// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDocker } from './docker.mjs';
import { ROOT } from './folders.mjs';
import { kafkaPart } from './kafka.mjs';
import { bringLibraries } from './libraries.mjs';
import { embeddedMongodbPart } from './mongodb.mjs';
import { mongodPart } from './mongod.mjs';
import { Part } from './part.mjs';
import { freePorts } from './ports.mjs';
import { javaProgram, jdkVersion, onPath } from './programs.mjs';
import { redisPart } from './redis.mjs';

const JDK_VERSION_MIN = 17;

/**
 * @typedef {'kafka' | 'mongodb' | 'redis'} PartName
 * @typedef {{ name: string, url: string, pid?: number | undefined, log?: string, memoryMb?: number }} RunningPart
 *
 * @typedef {object} InfraOptions
 * @property {string} dataDir
 * @property {string} logDir
 * @property {string} libDir shared by all runs of this folder
 * @property {import('./programs.mjs').Environment} env
 * @property {boolean} [docker] the infra profile of docker-compose.yml
 * @property {string} [project] name of the compose project
 * @property {boolean} [keepData] false: Docker's volumes go with the end
 * @property {boolean} [fresh] Docker's volumes go before the start; the data folder is the caller's
 * @property {(part: RunningPart) => void} [onDied]
 * @property {(part: RunningPart) => void} [onBack] restarted and ready, with a new pid
 * @property {(message: string) => void} [say]
 * @property {AbortSignal} [signal] gives up while it is under way; afterwards `stop` is the way
 * @property {number} [memory] heap of the embedded store in MB; 256, or 512 for more than 50,000 documents
 *
 * @typedef {object} Infra
 * @property {string} kafkaBrokers
 * @property {string} mongodbUrl without a database
 * @property {string} redisUrl
 * @property {string} store tells one store of documents from another: data in one says nothing of the other
 * @property {Record<PartName, RunningPart>} parts
 * @property {() => Promise<void>} stop
 */

/**
 * Which way each part comes from: given URLs, Docker when asked for, programs on PATH, the libraries.
 * @param {Pick<InfraOptions, 'env' | 'docker'>} options
 * @returns {Record<PartName, 'given' | 'docker' | 'program' | 'library'>}
 */
export function chooseWays({ env, docker = false }) {
  const way = (/** @type {string} */ variable, /** @type {string | undefined} */ program) => {
    if (env[variable]) return 'given';
    if (docker) return 'docker';
    return program !== undefined && onPath(program, env) !== undefined ? 'program' : 'library';
  };
  return {
    kafka: way('KAFKA_BROKERS', undefined),
    mongodb: way('MONGODB_URL', 'mongod'),
    redis: way('REDIS_URL', 'redis-server'),
  };
}

/**
 * @param {import('./programs.mjs').Environment} env
 * @returns {string | undefined} what is missing for broker and stores from the libraries, with the ways to get going
 */
export function missingForLibraries(env) {
  const version = jdkVersion(env);
  const missing = [
    ...(version === undefined
      ? [`a JDK (17 or newer; no javac found)`]
      : version < JDK_VERSION_MIN
        ? [`a newer JDK (17 or newer; this is ${version})`]
        : []),
    ...(onPath('mvn', env) === undefined ? ['Maven (no mvn on PATH)'] : []),
    ...(javaProgram('jar', env) === undefined && version !== undefined
      ? ["the JDK's jar program"]
      : []),
  ];
  if (missing.length === 0) return undefined;
  return [
    `Broker and stores cannot be started here: ${missing.join(' and ')} missing. One of these ways, then again:`,
    '  1. Install both:  apt-get install openjdk-17-jdk-headless maven   (macOS: brew install openjdk@17 maven)',
    '  2. With a Docker engine:  npm start -- --docker',
    '  3. Use what runs elsewhere:  KAFKA_BROKERS=host:9092 MONGODB_URL=mongodb://host:27017/?replicaSet=rs0 REDIS_URL=redis://host:6379 npm start',
    '  (mongod and redis-server on PATH are used by themselves; Kafka then still needs way 1, 2 or KAFKA_BROKERS.)',
  ].join('\n');
}

/**
 * Starts, or finds, broker and stores; all on 127.0.0.1. A part that dies is restarted on its port with back-off.
 * @param {InfraOptions} options
 * @returns {Promise<Infra>} rejects with one clear message, nothing half started
 */
export async function startInfra(options) {
  const ways = chooseWays(options);
  mkdirSync(options.logDir, { recursive: true });
  if (Object.values(ways).includes('library')) {
    const missing = missingForLibraries(options.env);
    if (missing !== undefined) throw new Error(missing);
    await bringLibraries(options);
  }
  const containers = Object.values(ways).includes('docker')
    ? await dockerParts(options)
    : undefined;
  const given = {
    kafka: options.env.KAFKA_BROKERS,
    mongodb: options.env.MONGODB_URL,
    redis: options.env.REDIS_URL,
  };
  const parts = await ownParts(ways, options);
  const running = (/** @type {PartName} */ name) =>
    parts[name] ??
    (ways[name] === 'docker' ? containers?.[name] : undefined) ?? { name, url: given[name] ?? '' };
  const stop = async () => {
    await Promise.all(Object.values(parts).map((part) => part.stop()));
    await containers?.stop();
  };
  options.signal?.throwIfAborted();
  const giveUp = () => void stop();
  options.signal?.addEventListener('abort', giveUp);
  const started = await Promise.allSettled(Object.values(parts).map((part) => part.start()));
  options.signal?.removeEventListener('abort', giveUp);
  const failure = started.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const all = { kafka: running('kafka'), mongodb: running('mongodb'), redis: running('redis') };
  const store = ways.mongodb === 'given' ? all.mongodb.url : ways.mongodb;
  return {
    kafkaBrokers: all.kafka.url,
    mongodbUrl: all.mongodb.url,
    redisUrl: all.redis.url,
    store,
    parts: all,
    stop,
  };
}

/** @param {InfraOptions} options */
function dockerParts({ project = 'tokri', keepData = true, fresh = false, logDir, env }) {
  return startDocker({ root: ROOT, project, logDir, keepData, fresh, env });
}

/**
 * @param {ReturnType<typeof chooseWays>} ways
 * @param {InfraOptions} options
 * @returns {Promise<Partial<Record<PartName, Part>>>} the parts that are ours to run
 */
async function ownParts(
  ways,
  { dataDir, logDir, libDir, env, say = () => undefined, onDied, onBack, memory },
) {
  const [kafka = 0, controllerPort = 0, mongodb = 0, redis = 0] = await freePorts(4);
  const folder = (/** @type {PartName} */ name) => join(dataDir, name);
  const heap = memory === undefined ? env : { ...env, MONGO_HEAP_MB: String(memory) };
  const found = {
    kafka:
      ways.kafka === 'library'
        ? kafkaPart({ port: kafka, controllerPort, dataDir: folder('kafka'), libDir, env })
        : undefined,
    mongodb: await (ways.mongodb === 'program'
      ? mongodPart({ dataDir: folder('mongodb'), command: onPath('mongod', env) ?? 'mongod', env })
      : ways.mongodb === 'library'
        ? embeddedMongodbPart({ port: mongodb, dataDir: folder('mongodb'), libDir, env: heap })
        : undefined),
    redis: ['program', 'library'].includes(ways.redis)
      ? redisPart({
          port: redis,
          dataDir: folder('redis'),
          command:
            ways.redis === 'program'
              ? (onPath('redis-server', env) ?? '')
              : join(libDir, 'redis-server'),
          env,
        })
      : undefined,
  };
  return Object.fromEntries(
    Object.values(found).flatMap((part) =>
      part === undefined
        ? []
        : [
            [
              part.name,
              new Part({ ...part, log: join(logDir, `${part.name}.log`), say, onDied, onBack }),
            ],
          ],
    ),
  );
}
