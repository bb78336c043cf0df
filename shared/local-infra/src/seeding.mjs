// @ts-check
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { runCommand } from './run-command.mjs';

const SEEDS = ['demo/seed.ts', 'shared/local-infra/seed/seed.ts'];

/** Stands in the data folder while the shop is being opened; left behind, the data is half a shop. */
const MARK = 'seeding';

/**
 * @param {import('./folders.mjs').Folders} folders
 * @returns {boolean} whether opening the shop was cut off, so that what is there is of no use to anybody
 */
export function isHalfOpened({ dataDir }) {
  return existsSync(join(dataDir, MARK));
}

/**
 * Opens the demo shop on an empty data folder, through the product itself.
 * @param {object} options
 * @param {import('./folders.mjs').Folders} options.folders
 * @param {import('./programs.mjs').Environment} options.env WEB_URL, STAND_INS_URL, USER_SERVICE_URL, BOOTSTRAP_TOKEN on top of the shell's
 * @returns {Promise<'opened' | 'there already' | 'no seed yet'>}
 */
export async function openDemoShop({ folders, env }) {
  if (existsSync(folders.seededFile)) return 'there already';
  const script = SEEDS.find((path) => existsSync(join(ROOT, path)));
  if (script === undefined) return 'no seed yet';
  const mark = join(folders.dataDir, MARK);
  writeFileSync(mark, '');
  const args = ['--import', 'tsx', script];
  await runCommand({ name: 'opening the demo shop', command: process.execPath, args, env, cwd: ROOT, log: join(folders.logDir, 'seed.log') });
  writeFileSync(folders.seededFile, new Date().toISOString());
  rmSync(mark);
  return 'opened';
}
