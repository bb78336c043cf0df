// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../processes/executables.mjs';
import { findFreePorts } from '../processes/ports.mjs';
import { runCommand } from '../processes/run-command.mjs';

const DOCKER_TIMEOUT_MS = 10_000;

/** @param {import('../processes/executables.mjs').Environment} env */
export function findDockerProblem(env) {
  const docker = findOnPath('docker', env);
  if (docker === undefined) return 'there is no docker on PATH';
  const output = spawnSync(docker, ['info', '--format', '{{.ServerVersion}}'], {
    encoding: 'utf8',
    timeout: DOCKER_TIMEOUT_MS,
    env,
  });
  return output.status === 0
    ? undefined
    : `docker does not respond: ${(output.stderr || output.stdout || 'no output').trim().split('\n')[0]}`;
}

/**
 * Starts the `infra` profile of docker-compose.yml, which publishes its services on the ports
 * `KAFKA_PORT`, `MONGODB_PORT` and `REDIS_PORT` of 127.0.0.1.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.project name of the compose project; tests use their own volumes
 * @param {string} options.logDir
 * @param {boolean} options.keepData false in tests
 * @param {boolean} options.fresh starts with empty volumes
 * @param {import('../processes/executables.mjs').Environment} options.env
 */
export async function startDocker({ root, project, logDir, keepData, fresh, env }) {
  const file = join(root, 'docker-compose.yml');
  if (!existsSync(file)) throw new Error(`--docker needs ${file}.`);
  const problem = findDockerProblem(env);
  if (problem !== undefined)
    throw new Error(
      `--docker was asked for, but ${problem.replace(/[.?!]+$/, '')}. Start the Docker engine, or leave out --docker.`,
    );
  const [kafka, mongodb, redis] = await findFreePorts(3);
  const ports = {
    KAFKA_PORT: String(kafka),
    MONGODB_PORT: String(mongodb),
    REDIS_PORT: String(redis),
  };
  const compose = (/** @type {string[]} */ ...args) =>
    runCommand({
      name: 'docker compose',
      command: 'docker',
      args: ['compose', '-f', file, '-p', project, '--profile', 'infra', ...args],
      env: { ...env, ...ports },
      log: join(logDir, 'docker.log'),
    });
  const down = () => compose('down', '--timeout', '5', ...(keepData ? [] : ['--volumes']));
  if (fresh) await compose('down', '--timeout', '5', '--volumes');
  try {
    await compose('up', '-d', '--wait');
  } catch (error) {
    await down().catch(() => undefined);
    throw error;
  }
  return {
    kafka: { name: 'kafka', url: `127.0.0.1:${kafka}` },
    // The replica set announces an address that only containers can reach.
    mongodb: { name: 'mongodb', url: `mongodb://127.0.0.1:${mongodb}/?directConnection=true` },
    redis: { name: 'redis', url: `redis://127.0.0.1:${redis}` },
    stop: down,
  };
}
