// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { JAVA_OPTIONS } from './kafka.mjs';
import { classPath } from './libraries.mjs';
import { javaProgram } from './programs.mjs';

const HEAP_MB = 256;
const READY_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 3_500;

/**
 * The embedded store: MongoDB's protocol over one file, for one machine.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.dataDir of this part
 * @param {string} options.libDir
 * @param {import('./programs.mjs').Environment} options.env MONGO_HEAP_MB: 512 for more than 50,000 documents
 * @returns {Pick<import('./part.mjs').PartOptions, 'name' | 'url' | 'program' | 'readyLimitMs' | 'stopLimitMs'>}
 */
export function embeddedMongodbPart({ port, dataDir, libDir, env }) {
  mkdirSync(dataDir, { recursive: true });
  const heapMb = Number(env.MONGO_HEAP_MB ?? HEAP_MB);
  return {
    name: 'mongodb',
    // This store knows no sessions, which retried writes need.
    url: `mongodb://127.0.0.1:${port}/?retryWrites=false`,
    program: {
      command: javaProgram('java', env) ?? 'java',
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
    readyLimitMs: READY_LIMIT_MS,
    stopLimitMs: STOP_LIMIT_MS,
  };
}
