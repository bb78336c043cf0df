import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestInfra } from './test-infra.ts';

interface LocalInfraModule {
  startInfra(options: {
    dataDir: string;
    logDir: string;
    libDir: string;
    env: NodeJS.ProcessEnv;
  }): Promise<TestInfra>;
}

const repository = path.resolve(import.meta.dirname, '../..');
const localInfra = path.join(repository, 'shared/local-infra/src/infra/infra.mjs');

/** The 500 ms of `npm start` would delay every event in a test. */
const testKafkaMaxWaitMs = '50';

/**
 * Uses addresses from the environment, containers with TEST_INFRA=containers, or else local
 * programs with temporary data; with TEST_INFRA=documentdb the document store is DocumentDB.
 * @throws DocumentDbUnavailableError
 */
export async function startTestInfra(env: NodeJS.ProcessEnv): Promise<TestInfra> {
  if (env.MONGODB_URL && env.KAFKA_BROKERS) {
    return {
      kafkaBrokers: env.KAFKA_BROKERS,
      mongodbUrl: env.MONGODB_URL,
      redisUrl: env.REDIS_URL,
      stop: async () => {},
    };
  }
  if (env.TEST_INFRA === 'containers') {
    const { startContainers } = await import('./containers.ts');
    return startContainers(path.join(repository, 'docker-compose.yml'));
  }
  return startLocalInfra(env);
}

const startChosenStore = async (env: NodeJS.ProcessEnv, logDir: string) => {
  if (env.MONGODB_URL || env.TEST_INFRA !== 'documentdb') return undefined;
  const { startDocumentDb } = await import('./documentdb/start-documentdb.ts');
  return startDocumentDb(logDir);
};

export function exportAddresses(infra: TestInfra, env: NodeJS.ProcessEnv): void {
  env.KAFKA_BROKERS = infra.kafkaBrokers;
  env.MONGODB_URL = infra.mongodbUrl;
  if (infra.redisUrl) env.REDIS_URL = infra.redisUrl;
  env.KAFKA_MAX_WAIT_MS ??= testKafkaMaxWaitMs;
}

async function startLocalInfra(env: NodeJS.ProcessEnv): Promise<TestInfra> {
  const module = (await import(localInfra)) as LocalInfraModule;
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-int-'));
  const dataDir = path.join(folder, 'data');
  const logDir = path.join(folder, 'logs');
  await Promise.all([mkdir(dataDir), mkdir(logDir)]);
  const libDir = path.join(repository, '.local', 'lib');
  const store = await startChosenStore(env, logDir);
  const storeEnv = store === undefined ? {} : { MONGODB_URL: store.mongodbUrl };
  const infra = await module.startInfra({ dataDir, logDir, libDir, env: { ...env, ...storeEnv } });
  return {
    kafkaBrokers: String(infra.kafkaBrokers),
    mongodbUrl: infra.mongodbUrl,
    redisUrl: infra.redisUrl,
    stop: async () => {
      await Promise.all([infra.stop(), store?.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
