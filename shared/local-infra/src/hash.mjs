// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './folders.mjs';

const NOT_INPUT = new Set(['node_modules', 'dist', 'test', 'coverage', '.local', '.local-test']);

/**
 * @param {string} path a file or a folder
 * @returns {string[]} all files in it that something can be built from, in a fixed order; none when it is not there
 */
export function inputFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_INPUT.has(entry.name) && !entry.name.includes('.spec.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() || entry.isFile() ? inputFiles(join(path, entry.name)) : [],
    );
}

/**
 * @param {string[]} paths files and folders
 * @param {string} [salt] something else that the result depends on, such as a version of Node
 * @returns {string} a hash of their names below the repository and of their contents
 */
export function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap(inputFiles))
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
