// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * @param {string} path
 * @returns {boolean}
 */
function isProgram(path) {
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
 * @returns {string | undefined} where PATH has this program
 */
export function onPath(name, env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

/**
 * @param {'java' | 'javac' | 'jar'} name
 * @param {Environment} env
 * @returns {string | undefined} the program of JAVA_HOME, else of PATH
 */
export function javaProgram(name, env) {
  const ofHome = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', name) : undefined;
  return ofHome !== undefined && isProgram(ofHome) ? ofHome : onPath(name, env);
}

/**
 * @param {Environment} env
 * @returns {number | undefined} major version of the Java compiler; undefined without a JDK (macOS has a `javac` that only says so)
 */
export function jdkVersion(env) {
  const javac = javaProgram('javac', env);
  if (javac === undefined) return undefined;
  const said = spawnSync(javac, ['-version'], { encoding: 'utf8' });
  const version = /javac (\d+)/.exec(`${said.stdout}${said.stderr}`)?.[1];
  return version === undefined ? undefined : Number(version);
}
