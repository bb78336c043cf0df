// @ts-check
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * @typedef {object} RunningProcess
 * @property {string} url
 * @property {string | undefined} [metricsUrl] for Prometheus
 * @property {number | undefined} [pid] absent while the process restarts
 * @property {string | undefined} [log]
 *
 * @typedef {object} RunFile a running product
 * @property {string} web
 * @property {string} standIns
 * @property {string} taxMode
 * @property {number} pid of `npm start`
 * @property {string} startedAt
 * @property {Record<string, RunningProcess>} infra
 * @property {Record<string, RunningProcess>} services including bff and stand-ins
 */

/**
 * Replaces the file atomically.
 * @param {string} file
 * @param {RunFile} run
 */
export function writeRunFile(file, run) {
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, `${JSON.stringify(run, null, 2)}\n`);
  renameSync(temporaryFile, file);
}

/**
 * @param {string} file
 * @param {number | undefined} holder of the start lock; another start may have left the file behind
 * @returns {RunFile | undefined} undefined unless the product of this start is healthy
 */
export function readRunFile(file, holder) {
  try {
    const run = JSON.parse(readFileSync(file, 'utf8'));
    return run.pid === holder ? run : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
export function removeRunFile(file) {
  rmSync(file, { force: true });
}
