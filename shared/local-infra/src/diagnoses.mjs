// @ts-check
import { mkdirSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, totalmem } from 'node:os';
import { CHROMIUM_CURE, chromiumVersion, findChromium } from './chromium.mjs';
import { dockerTrouble } from './docker.mjs';
import { LOCAL } from './folders.mjs';
import { chooseWays } from './infra.mjs';
import { holderOf } from './lock.mjs';
import { STAND_INS_PORT, WEB_PORT, portOf } from './own-ports.mjs';
import { isFree } from './ports.mjs';
import { readRunFile } from './run-file.mjs';
import { nodeTrouble } from './prepare.mjs';
import { jdkVersion, onPath } from './programs.mjs';
import { availableMemoryMb } from './memory.mjs';

/**
 * @typedef {object} Diagnosis
 * @property {string} subject
 * @property {string} finding
 * @property {string} [cure] there when something is wrong
 *
 * @typedef {import('./programs.mjs').Environment} Environment
 */

const JDK_MIN = 17;
const MEMORY_MIN_MB = 2_048;
const DISK_MIN_MB = 2_048;
const MB = 1024 * 1024;

/** @returns {Diagnosis} */
function node() {
  return { subject: 'Node', finding: process.version, cure: nodeTrouble(process.version) };
}

/**
 * @param {Environment} env
 * @param {boolean} isNeeded
 * @returns {Diagnosis}
 */
function java(env, isNeeded) {
  const version = jdkVersion(env);
  const isGood = version !== undefined && version >= JDK_MIN;
  const finding = version === undefined ? 'no JDK (javac) found' : `JDK ${version}`;
  return {
    subject: 'Java',
    finding,
    cure:
      isGood || !isNeeded
        ? undefined
        : 'install JDK 17 or newer (Debian: apt-get install openjdk-17-jdk-headless) or set JAVA_HOME to one',
  };
}

/**
 * @param {Environment} env
 * @param {boolean} isNeeded
 * @returns {Diagnosis}
 */
function maven(env, isNeeded) {
  const path = onPath('mvn', env);
  return {
    subject: 'Maven',
    finding: path ?? 'no mvn on PATH',
    cure:
      path !== undefined || !isNeeded ? undefined : 'install Maven (Debian: apt-get install maven)',
  };
}

/**
 * @param {Environment} env
 * @param {ReturnType<typeof chooseWays>} ways
 * @returns {Diagnosis}
 */
function stores(env, ways) {
  const words = {
    given: 'from the environment',
    docker: 'Docker',
    program: 'program on PATH',
    library: 'Maven library',
  };
  const finding = Object.entries(ways)
    .map(([name, way]) => `${name}: ${words[way]}`)
    .join(', ');
  return {
    subject: 'Stores',
    finding: `${finding}; Docker for --docker: ${dockerTrouble(env) ?? 'there'}`,
  };
}

/**
 * A running shop owns the ports of its run file, no others: what is taken elsewhere is a stranger's.
 * @param {string} variable
 * @param {number} port
 * @param {import('./run-file.mjs').RunFile | undefined} run what runs now in this folder
 * @returns {Promise<Diagnosis>}
 */
export async function port(variable, port, run) {
  if (await isFree(port)) return { subject: `Port ${port}`, finding: 'free' };
  const isOurs =
    run !== undefined && [run.web, run.standIns].some((url) => new URL(url).port === String(port));
  return {
    subject: `Port ${port}`,
    finding: isOurs ? 'used by the running product' : 'taken',
    cure: isOurs
      ? undefined
      : `end what uses it, or choose another:  ${variable}=${port + 1} npm start`,
  };
}

/** @returns {Diagnosis} */
function memory() {
  const free = availableMemoryMb() ?? Math.round(freemem() / MB);
  const finding = `${free} MB free of ${Math.round(totalmem() / MB)} MB, ${availableParallelism()} cores`;
  const isEnough = free >= MEMORY_MIN_MB || holderOf(LOCAL.lockFile) !== undefined;
  return {
    subject: 'Memory',
    finding,
    cure: isEnough
      ? undefined
      : `close something: all parts together take about ${MEMORY_MIN_MB} MB`,
  };
}

/** @returns {Diagnosis} */
function disk() {
  mkdirSync(LOCAL.home, { recursive: true });
  const { bavail, bsize } = statfsSync(LOCAL.home);
  const free = Math.round((bavail * bsize) / MB);
  return {
    subject: 'Disk',
    finding: `${free} MB free`,
    cure:
      free >= DISK_MIN_MB
        ? undefined
        : `make room: packages, libraries and data take about ${DISK_MIN_MB} MB`,
  };
}

/**
 * @param {Environment} env
 * @returns {Diagnosis}
 */
function chromium(env) {
  const path = findChromium(env);
  const finding =
    path === undefined ? 'none (only npm test needs it)' : `${chromiumVersion(path)} at ${path}`;
  return { subject: 'Chromium', finding, cure: path === undefined ? CHROMIUM_CURE : undefined };
}

/**
 * Looks at everything that the two commands need of this machine.
 * @param {Environment} env
 * @returns {Promise<Diagnosis[]>}
 */
export async function diagnose(env) {
  const ways = chooseWays({ env });
  const run = holderOf(LOCAL.lockFile) === undefined ? undefined : readRunFile(LOCAL.runFile);
  const needsJava = Object.values(ways).includes('library');
  return [
    node(),
    java(env, needsJava),
    maven(env, needsJava),
    stores(env, ways),
    await port('PORT', portOf('PORT', env.PORT, WEB_PORT), run),
    await port('STAND_INS_PORT', portOf('STAND_INS_PORT', env.STAND_INS_PORT, STAND_INS_PORT), run),
    memory(),
    disk(),
    chromium(env),
  ];
}
