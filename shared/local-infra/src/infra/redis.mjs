// @ts-check
import { mkdirSync } from 'node:fs';
import { isListening } from '../processes/ports.mjs';

const READY_TIMEOUT_MS = 15_000;
const STOP_TIMEOUT_MS = 2_000;

/**
 * Redis persists once a second, because live streams resume from it. Everything else may be lost.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.dataDir
 * @param {string} options.command
 * @param {import('../processes/executables.mjs').Environment} options.env
 */
export function redisProcess({ port, dataDir, command, env }) {
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
    isReady: () => isListening(port),
    readyTimeoutMs: READY_TIMEOUT_MS,
    stopTimeoutMs: STOP_TIMEOUT_MS,
  };
}
