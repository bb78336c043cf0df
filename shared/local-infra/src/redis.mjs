// @ts-check
import { mkdirSync } from 'node:fs';
import { answers } from './ports.mjs';

const READY_LIMIT_MS = 15_000;
const STOP_LIMIT_MS = 2_000;

/**
 * Redis, from PATH or from the libraries. What it holds may be lost at any time by design, but live streams resume by it: kept on disk each second.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.dataDir of this part
 * @param {string} options.command
 * @param {import('./programs.mjs').Environment} options.env
 * @returns {Pick<import('./part.mjs').PartOptions, 'name' | 'url' | 'program' | 'isReady' | 'readyLimitMs' | 'stopLimitMs'>}
 */
export function redisPart({ port, dataDir, command, env }) {
  mkdirSync(dataDir, { recursive: true });
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: dataDir,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    daemonize: 'no',
    maxmemory: '128mb',
    'maxmemory-policy': 'volatile-lru',
  };
  return {
    name: 'redis',
    url: `redis://127.0.0.1:${port}`,
    program: {
      command,
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      env,
      cwd: dataDir,
    },
    isReady: () => answers(port),
    readyLimitMs: READY_LIMIT_MS,
    stopLimitMs: STOP_LIMIT_MS,
  };
}
