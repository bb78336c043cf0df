// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../processes/executables.mjs';
import { findFreePorts } from '../processes/ports.mjs';
import { runCommand } from '../processes/run-command.mjs';

const DOCKER_TIMEOUT_MS = 10_000;

/**
 * @param {import('../processes/executables.mjs').Environment} env
 * @returns {string | undefined} why Docker cannot be used
 */
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
    : `docker does not answer: ${(output.stderr || output.stdout || 'no reply').trim().split('\n')[0]}`;
}

/**
 * The `infra` profile of docker-compose.yml, whose services kafka, mongodb and redis publish `127.0.0.1:${KAFKA_PORT}`, `…${MONGODB_PORT}` and `…${REDIS_PORT}`.
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
  const trouble = findDockerProblem(env);
  if (trouble !== undefined)
    throw new Error(
      `--docker was asked for, but ${trouble.replace(/[.?!]+$/, '')}. Start the Docker engine, or leave out --docker.`,
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
    // The replica set names its member by an address that only containers can reach.
    mongodb: { name: 'mongodb', url: `mongodb://127.0.0.1:${mongodb}/?directConnection=true` },
    redis: { name: 'redis', url: `redis://127.0.0.1:${redis}` },
    stop: down,
  };
}
