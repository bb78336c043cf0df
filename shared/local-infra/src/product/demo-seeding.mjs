// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { runCommand } from '../processes/run-command.mjs';

const SEED = 'demo/seed.ts';

/** Exists while the demo shop is seeded. If it remains, the data is incomplete. */
const IN_PROGRESS_MARKER = 'seeding';

/** @param {import('../folders.mjs').Folders} folders */
export function isPartiallySeeded({ dataDir }) {
  return existsSync(join(dataDir, IN_PROGRESS_MARKER));
}

/** @param {import('../folders.mjs').Folders} folders */
const seedLog = ({ logDir }) => join(logDir, 'seed.log');

/**
 * @param {import('../folders.mjs').Folders} folders
 * @returns {string} the last line that the seed printed
 */
export function currentSeedStep(folders) {
  if (!existsSync(seedLog(folders))) return '';
  return readFileSync(seedLog(folders), 'utf8').trimEnd().split('\n').at(-1) ?? '';
}

/** @param {import('../folders.mjs').Folders} folders */
function seededStores({ seededFile }) {
  return existsSync(seededFile) ? readFileSync(seededFile, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * @param {object} options
 * @param {import('../folders.mjs').Folders} options.folders
 * @param {string} options.store
 * @param {import('../processes/executables.mjs').Environment} options.env
 * @returns {Promise<'seeded' | 'already seeded'>}
 */
export async function seedDemoShop({ folders, store, env }) {
  const seeded = seededStores(folders);
  if (seeded.includes(store)) return 'already seeded';
  const marker = join(folders.dataDir, IN_PROGRESS_MARKER);
  writeFileSync(marker, store);
  const args = ['--import', 'tsx', SEED];
  await runCommand({
    name: 'seeding the demo shop',
    command: process.execPath,
    args,
    env,
    cwd: ROOT,
    log: seedLog(folders),
  });
  writeFileSync(folders.seededFile, [...seeded, store].join('\n'));
  rmSync(marker);
  return 'seeded';
}
