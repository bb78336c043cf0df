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
 * A member of a replica set is known by its address, which is part of the data, so a data folder
 * keeps its port.
 * @param {string} dataDir
 * @returns {Promise<number>}
 */
async function readOrChoosePort(dataDir) {
  const file = join(dataDir, 'port');
  if (existsSync(file)) return Number(readFileSync(file, 'utf8'));
  const [port] = await findFreePorts(1);
  writeFileSync(file, String(port));
  return Number(port);
}

/**
 * Runs the mongod of this machine as a replica set with one member.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.command
 * @param {import('../processes/executables.mjs').Environment} options.env
 */
export async function mongodProcess({ dataDir, command, env }) {
  mkdirSync(join(dataDir, 'mongod'), { recursive: true });
  const port = await readOrChoosePort(dataDir);
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
 * Also initiates the replica set when the data folder is new.
 * @param {number} port
 */
async function isPrimary(port) {
  try {
    const state = await runCommand(port, { isMaster: 1 });
    if (isSet(state, 'ismaster')) return true;
    const initiation = { _id: REPLICA_SET, members: [{ _id: 0, host: `127.0.0.1:${port}` }] };
    if (isSet(state, 'isreplicaset')) await runCommand(port, { replSetInitiate: initiation });
    return false;
  } catch {
    return false;
  }
}
