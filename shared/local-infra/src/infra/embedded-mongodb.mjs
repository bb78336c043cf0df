// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { JAVA_OPTIONS } from './kafka.mjs';
import { classPath } from './maven-libraries.mjs';
import { findJavaTool } from '../processes/executables.mjs';

const HEAP_MB = 256;
const READY_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 3_500;

/**
 * @typedef {import('../processes/managed-process.mjs').ManagedProcessOptions} ManagedProcessOptions
 * Runs a server for MongoDB's protocol that stores its data in one file.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.dataDir
 * @param {string} options.libDir
 * @param {import('../processes/executables.mjs').Environment} options.env
 */
export function embeddedMongodbProcess({ port, dataDir, libDir, env }) {
  mkdirSync(dataDir, { recursive: true });
  const heapMb = Number(env.MONGO_HEAP_MB ?? HEAP_MB);
  return {
    name: 'mongodb',
    // The embedded store has no sessions, which retried writes need.
    url: `mongodb://127.0.0.1:${port}/?retryWrites=false`,
    program: {
      command: findJavaTool('java', env) ?? 'java',
      args: [
        `-Xmx${heapMb}m`,
        ...JAVA_OPTIONS,
        '-cp',
        classPath(libDir),
        'MongoLauncher',
        String(port),
        join(dataDir, 'store.mv'),
      ],
      env,
      cwd: dataDir,
    },
    readyTimeoutMs: READY_TIMEOUT_MS,
    stopTimeoutMs: STOP_TIMEOUT_MS,
  };
}
