// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, isSet } from './mongo-wire.mjs';
import { findFreePorts } from '../processes/ports.mjs';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 3_500;
const CACHE_GB = 0.25;
const REPLICA_SET = 'tokri';

/**
 * A member of a replica set is known by its address, which is part of the data: the port is chosen once for a data folder.
 * @param {string} dataDir
 * @returns {Promise<number>}
 */
async function portOf(dataDir) {
  const file = join(dataDir, 'port');
  if (existsSync(file)) return Number(readFileSync(file, 'utf8'));
  const [port] = await findFreePorts(1);
  writeFileSync(file, String(port));
  return Number(port);
}

/**
 * A real mongod of this machine as a replica set of one.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.command
 * @param {import('../processes/executables.mjs').Environment} options.env
 * @returns {Promise<Pick<import('../processes/managed-process.mjs').ManagedProcessOptions, 'name' | 'url' | 'program' | 'isReady' | 'readyTimeoutMs' | 'stopTimeoutMs'>>}
 */
export async function mongodProcess({ dataDir, command, env }) {
  mkdirSync(join(dataDir, 'mongod'), { recursive: true });
  const port = await portOf(dataDir);
  const options = [
    '--replSet',
    REPLICA_SET,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--dbpath',
    join(dataDir, 'mongod'),
  ];
  return {
    name: 'mongodb',
    url: `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`,
    program: {
      command,
      args: [...options, '--wiredTigerCacheSizeGB', String(CACHE_GB)],
      env,
      cwd: dataDir,
    },
    isReady: () => isPrimary(port),
    readyTimeoutMs: READY_TIMEOUT_MS,
    stopTimeoutMs: STOP_TIMEOUT_MS,
  };
}

/**
 * Asks until the set of one has its primary, and founds the set when it has none.
 * @param {number} port
 */
async function isPrimary(port) {
  try {
    const state = await runCommand(port, { isMaster: 1 });
    if (isSet(state, 'ismaster')) return true;
    const founding = { _id: REPLICA_SET, members: [{ _id: 0, host: `127.0.0.1:${port}` }] };
    if (isSet(state, 'isreplicaset')) await runCommand(port, { replSetInitiate: founding });
    return false;
  } catch {
    return false;
  }
}
