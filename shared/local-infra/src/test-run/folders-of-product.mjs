// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from '../folders.mjs';

/**
 * A product with settings of its own has its own data; its logs are kept with those of the run.
 * @param {import('../folders.mjs').Folders} run
 * @param {Record<string, string>} settings
 */
export function createFoldersOfProduct(run, settings) {
  if (Object.keys(settings).length === 0) return run;
  const name = Object.entries(settings).flat().join('-');
  const logDir = join(run.logDir, name);
  mkdirSync(logDir, { recursive: true });
  return { ...foldersIn(join(run.home, name)), logDir };
}
