// @ts-check
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs } from '../build/input-hash.mjs';
import { findJavaTool } from '../processes/executables.mjs';
import { runCommand } from '../processes/run-command.mjs';

const HOME = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const POM = join(HOME, 'pom.xml');
const JAVA_SOURCES = join(HOME, 'src', 'java');
const STAMP = 'stamp';

/** Names inside embedded-redis 1.4.3, by `process.platform` and `process.arch`. */
const REDIS_PROGRAMS = /** @type {Record<string, string>} */ ({
  'linux-x64': 'redis-server-6.2.6-v5-linux-amd64',
  'linux-arm64': 'redis-server-6.2.7-linux-arm64',
  'darwin-x64': 'redis-server-6.2.6-v5-darwin-amd64',
  'darwin-arm64': 'redis-server-6.2.6-v5-darwin-arm64',
});

/**
 * Downloads and builds into a temporary folder that is moved in whole, so that an interrupted run
 * leaves no partial result. Runs again when pom.xml or the launchers change.
 * @param {object} options
 * @param {string} options.libDir
 * @param {string} options.logDir
 * @param {Record<string, string | undefined>} options.env
 * @returns {Promise<'present' | 'downloaded'>}
 */
export async function fetchLibraries({ libDir, logDir, env }) {
  const stamp = hashInputs([POM, JAVA_SOURCES], `${process.platform}-${process.arch}`);
  if (readStamp(libDir) === stamp) return 'present';
  const newFolder = `${libDir}-${process.pid}`;
  rmSync(newFolder, { recursive: true, force: true });
  mkdirSync(join(newFolder, 'classes'), { recursive: true });
  mkdirSync(logDir, { recursive: true });
  try {
    await buildLibraries(newFolder, { logDir, env });
    writeFileSync(join(newFolder, STAMP), stamp);
    rmSync(libDir, { recursive: true, force: true });
    renameSync(newFolder, libDir);
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
  }
  return 'downloaded';
}

/**
 * @param {string} folder
 * @param {{ logDir: string, env: Record<string, string | undefined> }} options
 */
async function buildLibraries(folder, { logDir, env }) {
  const copy = [
    '-q',
    '-B',
    '-f',
    POM,
    'dependency:copy-dependencies',
    `-DoutputDirectory=${folder}`,
  ];
  await runCommand({
    name: 'maven',
    command: 'mvn',
    args: copy,
    env,
    log: join(logDir, 'maven.log'),
  });
  const sources = readdirSync(JAVA_SOURCES).map((file) => join(JAVA_SOURCES, file));
  const compile = ['-cp', join(folder, '*'), '-d', join(folder, 'classes'), ...sources];
  await runCommand({
    name: 'javac',
    command: findJavaTool('javac', env) ?? 'javac',
    args: compile,
    env,
    log: join(logDir, 'javac.log'),
  });
  await unpackRedis(folder, { logDir, env });
}

/**
 * @param {string} folder
 * @param {{ logDir: string, env: Record<string, string | undefined> }} options
 */
async function unpackRedis(folder, { logDir, env }) {
  const machine = `${process.platform}-${process.arch}`;
  const program = REDIS_PROGRAMS[machine];
  if (program === undefined)
    throw new Error(
      `No redis-server program is known for ${machine}: put one on PATH or set REDIS_URL.`,
    );
  const jar = readdirSync(folder).find((file) => file.startsWith('embedded-redis-'));
  const unpack = ['xf', join(folder, jar ?? ''), program];
  await runCommand({
    name: 'jar',
    command: findJavaTool('jar', env) ?? 'jar',
    args: unpack,
    env,
    cwd: folder,
    log: join(logDir, 'jar.log'),
  });
  renameSync(join(folder, program), join(folder, 'redis-server'));
  chmodSync(join(folder, 'redis-server'), 0o755);
}

/** @param {string} libDir */
function readStamp(libDir) {
  const file = join(libDir, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {string} libDir */
export function classPath(libDir) {
  return `${join(libDir, 'classes')}:${join(libDir, '*')}`;
}
