// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './programs.mjs';
import { freePorts } from './ports.mjs';
import { runCommand } from './run-command.mjs';

const DOCKER_ANSWER_LIMIT_MS = 10_000;

/**
 * @param {import('./programs.mjs').Environment} env
 * @returns {string | undefined} why Docker cannot be used here
 */
export function dockerTrouble(env) {
  const docker = onPath('docker', env);
  if (docker === undefined) return 'there is no docker on PATH';
  const said = spawnSync(docker, ['info', '--format', '{{.ServerVersion}}'], {
    encoding: 'utf8',
    timeout: DOCKER_ANSWER_LIMIT_MS,
    env,
  });
  return said.status === 0
    ? undefined
    : `docker does not answer: ${(said.stderr || said.stdout || 'no reply').trim().split('\n')[0]}`;
}

/**
 * The `infra` profile of docker-compose.yml, whose services kafka, mongodb and redis publish `127.0.0.1:${KAFKA_PORT}`, `…${MONGODB_PORT}` and `…${REDIS_PORT}`.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.project name of the compose project, so that tests have volumes of their own
 * @param {string} options.logDir
 * @param {boolean} options.keepData tests throw theirs away
 * @param {boolean} options.fresh begins with empty volumes
 * @param {import('./programs.mjs').Environment} options.env
 */
export async function startDocker({ root, project, logDir, keepData, fresh, env }) {
  const file = join(root, 'docker-compose.yml');
  if (!existsSync(file)) throw new Error(`--docker needs ${file}.`);
  const trouble = dockerTrouble(env);
  if (trouble !== undefined)
    throw new Error(
      `--docker was asked for, but ${trouble.replace(/[.?!]+$/, '')}. Start the Docker engine, or leave out --docker.`,
    );
  const [kafka, mongodb, redis] = await freePorts(3);
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
    // The set names its member by the container's own address, which only containers can reach.
    mongodb: { name: 'mongodb', url: `mongodb://127.0.0.1:${mongodb}/?directConnection=true` },
    redis: { name: 'redis', url: `redis://127.0.0.1:${redis}` },
    stop: down,
  };
}
