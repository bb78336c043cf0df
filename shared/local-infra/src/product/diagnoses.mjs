// @ts-check
import { mkdirSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, totalmem } from 'node:os';
import { CHROMIUM_FIX, chromiumVersion, findChromium } from '../build/chromium.mjs';
import { findDockerProblem } from '../infra/docker.mjs';
import { LOCAL } from '../folders.mjs';
import { chooseSources } from '../infra/infra.mjs';
import { findLockHolder } from './start-lock.mjs';
import { STAND_INS_PORT, WEB_PORT, commandWithFreePorts, parsePort } from './public-ports.mjs';
import { isFree } from '../processes/ports.mjs';
import { readRunFile } from './run-file.mjs';
import { findNodeProblem } from '../build/prepare.mjs';
import { jdkVersion, findOnPath } from '../processes/executables.mjs';
import { availableMemoryMb } from '../processes/memory.mjs';

/**
 * @typedef {object} Diagnosis
 * @property {string} subject
 * @property {string} finding
 * @property {string} [fix] absent when there is nothing to do
 * @property {string} [neededBy] the only command that needs it; other than `npm start`
 *
 * @typedef {import('../processes/executables.mjs').Environment} Environment
 */

const MIN_JDK_VERSION = 17;
const MIN_MEMORY_MB = 2_048;
const MIN_DISK_MB = 2_048;
const MB = 1024 * 1024;

function node() {
  return { subject: 'Node', finding: process.version, fix: findNodeProblem(process.version) };
}

/**
 * @param {Environment} env
 * @param {boolean} isNeeded
 */
function java(env, isNeeded) {
  const version = jdkVersion(env);
  const isSupported = version !== undefined && version >= MIN_JDK_VERSION;
  const finding = version === undefined ? 'no JDK (javac) found' : `JDK ${version}`;
  return {
    subject: 'Java',
    finding,
    fix:
      isSupported || !isNeeded
        ? undefined
        : 'install JDK 17 or newer (Debian: openjdk-17-jdk-headless) or set JAVA_HOME to one',
  };
}

/**
 * @param {Environment} env
 * @param {boolean} isNeeded
 */
function maven(env, isNeeded) {
  const path = findOnPath('mvn', env);
  return {
    subject: 'Maven',
    finding: path ?? 'no mvn on PATH',
    fix:
      path !== undefined || !isNeeded ? undefined : 'install Maven (Debian: apt-get install maven)',
  };
}

/** @param {Diagnosis} diagnosis */
export const isProblem = ({ fix, neededBy }) => fix !== undefined && neededBy === undefined;

/** @param {ReturnType<typeof chooseSources>} sources */
function stores(sources) {
  const labels = {
    external: 'at the address in the environment',
    docker: 'in Docker',
    program: 'by the program on the PATH',
    library: 'from a Maven library',
  };
  const finding = Object.entries(sources)
    .map(([name, source]) => `${name} ${labels[source]}`)
    .join(', ');
  return { subject: 'Stores', finding };
}

/** @param {Environment} env */
function docker(env) {
  const problem = findDockerProblem(env);
  const neededBy = 'npm start -- --docker';
  return problem === undefined
    ? { subject: 'Docker', finding: 'available', neededBy }
    : {
        subject: 'Docker',
        finding: `not available; only ${neededBy} needs it`,
        neededBy,
        fix: `install or start Docker (${problem})`,
      };
}

/**
 * @param {number} port
 * @param {import('./run-file.mjs').RunFile | undefined} run of the product running in this folder
 * @param {Environment} env
 * @returns {Promise<Diagnosis>}
 */
export async function port(port, run, env) {
  if (await isFree(port)) return { subject: `Port ${port}`, finding: 'free' };
  const isOwnPort =
    run !== undefined && [run.web, run.standIns].some((url) => new URL(url).port === String(port));
  return {
    subject: `Port ${port}`,
    finding: isOwnPort ? 'used by the running product' : 'in use by another program',
    fix: isOwnPort
      ? undefined
      : `stop that program, or choose another port:  ${await commandWithFreePorts(env)}`,
  };
}

function memory() {
  const free = availableMemoryMb() ?? Math.round(freemem() / MB);
  const finding = `${free} MB free of ${Math.round(totalmem() / MB)} MB, ${availableParallelism()} cores`;
  const isEnough = free >= MIN_MEMORY_MB || findLockHolder(LOCAL.lockFile) !== undefined;
  return {
    subject: 'Memory',
    finding,
    fix: isEnough ? undefined : `close other programs: the product needs about ${MIN_MEMORY_MB} MB`,
  };
}

function disk() {
  mkdirSync(LOCAL.home, { recursive: true });
  const { bavail, bsize } = statfsSync(LOCAL.home);
  const free = Math.round((bavail * bsize) / MB);
  return {
    subject: 'Disk',
    finding: `${free} MB free`,
    fix:
      free >= MIN_DISK_MB
        ? undefined
        : `delete files: packages, libraries and data take about ${MIN_DISK_MB} MB`,
  };
}

/** @param {Environment} env */
function chromium(env) {
  const path = findChromium(env);
  const neededBy = 'npm test';
  return path === undefined
    ? {
        subject: 'Chromium',
        finding: `none; only ${neededBy} needs it`,
        neededBy,
        fix: CHROMIUM_FIX,
      }
    : { subject: 'Chromium', finding: `${chromiumVersion(path)} at ${path}`, neededBy };
}

/**
 * @param {Environment} env
 * @returns {Promise<Diagnosis[]>}
 */
export async function diagnose(env) {
  const sources = chooseSources({ env });
  const run = readRunFile(LOCAL.runFile, findLockHolder(LOCAL.lockFile));
  const needsJava = Object.values(sources).includes('library');
  return [
    node(),
    java(env, needsJava),
    maven(env, needsJava),
    stores(sources),
    docker(env),
    await port(parsePort('PORT', env.PORT, WEB_PORT), run, env),
    await port(parsePort('STAND_INS_PORT', env.STAND_INS_PORT, STAND_INS_PORT), run, env),
    memory(),
    disk(),
    chromium(env),
  ];
}
