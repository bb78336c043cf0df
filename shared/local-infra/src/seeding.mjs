// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { runCommand } from './run-command.mjs';

const SEED = 'demo/seed.ts';

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
 * @param {import('./folders.mjs').Folders} folders
 * @returns {string[]} the stores in which the shop has been opened: a line each, because --docker has a store of its own
 */
function openedIn({ seededFile }) {
  return existsSync(seededFile) ? readFileSync(seededFile, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * Opens the demo shop on an empty store, through the product itself.
 * @param {object} options
 * @param {import('./folders.mjs').Folders} options.folders
 * @param {string} options.store which store it is
 * @param {import('./programs.mjs').Environment} options.env WEB_URL, STAND_INS_URL, USER_SERVICE_URL, BOOTSTRAP_TOKEN on top of the shell's
 * @returns {Promise<'opened' | 'there already'>}
 */
export async function openDemoShop({ folders, store, env }) {
  const opened = openedIn(folders);
  if (opened.includes(store)) return 'there already';
  const mark = join(folders.dataDir, MARK);
  writeFileSync(mark, store);
  const args = ['--import', 'tsx', SEED];
  await runCommand({
    name: 'opening the demo shop',
    command: process.execPath,
    args,
    env,
    cwd: ROOT,
    log: join(folders.logDir, 'seed.log'),
  });
  writeFileSync(folders.seededFile, [...opened, store].join('\n'));
  rmSync(mark);
  return 'opened';
}
