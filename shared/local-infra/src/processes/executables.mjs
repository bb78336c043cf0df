// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** @typedef {Record<string, string | undefined>} Environment */

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @param {Environment} env
 * @returns {string | undefined}
 */
export function findOnPath(name, env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/**
 * @param {'java' | 'javac' | 'jar' | 'keytool'} name
 * @param {Environment} env
 */
export function findJavaTool(name, env) {
  const fromJavaHome = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', name) : undefined;
  return fromJavaHome !== undefined && isExecutable(fromJavaHome)
    ? fromJavaHome
    : findOnPath(name, env);
}

/**
 * @param {Environment} env
 * @returns {number | undefined} undefined without a JDK
 */
export function jdkVersion(env) {
  const javac = findJavaTool('javac', env);
  if (javac === undefined) return undefined;
  const output = spawnSync(javac, ['-version'], { encoding: 'utf8' });
  const version = /javac (\d+)/.exec(`${output.stdout}${output.stderr}`)?.[1];
  return version === undefined ? undefined : Number(version);
}
