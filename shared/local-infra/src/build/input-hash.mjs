// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../folders.mjs';

const IGNORED_FILES = new Set([
  'node_modules',
  'dist',
  'test',
  'coverage',
  '.local',
  '.local-test',
]);

/**
 * @param {string} path a file or a folder, which may be missing
 * @returns {string[]} the files, sorted
 */
export function inputFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED_FILES.has(entry.name) && !entry.name.includes('.spec.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() || entry.isFile() ? inputFiles(join(path, entry.name)) : [],
    );
}

/**
 * @param {string[]} paths
 * @param {string} [salt] other inputs of the build
 */
export function hashInputs(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap(inputFiles))
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
