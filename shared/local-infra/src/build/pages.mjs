// @ts-check
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { hashInputs } from './input-hash.mjs';
import { runCommand } from '../processes/run-command.mjs';

const BUILD_SCRIPT = 'shared/build-kit/bin/build.ts';
const INPUTS = [
  'frontends',
  'shared/web-kit',
  'shared/contracts',
  'shared/build-kit',
  'package-lock.json',
];
const STAMP = join(ROOT, 'node_modules', '.cache', 'tokri-pages');

function listApps() {
  const folder = join(ROOT, 'frontends');
  return readdirSync(folder).filter((name) =>
    ['main.tsx', 'entry.tsx'].some((entry) => existsSync(join(folder, name, 'src', entry))),
  );
}

/**
 * The build checks each app, but this check avoids starting it.
 * @param {{ logDir: string, env: import('../processes/executables.mjs').Environment }} options
 * @returns {Promise<'unchanged' | 'built'>}
 */
export async function buildPages({ logDir, env }) {
  const stamp = hashInputs(INPUTS.map((path) => join(ROOT, path)));
  const isBuilt =
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === stamp &&
    listApps().every((name) => existsSync(join(ROOT, 'frontends', name, 'dist')));
  if (isBuilt) return 'unchanged';
  const args = ['--import', 'tsx', BUILD_SCRIPT];
  await runCommand({
    name: 'building the pages',
    command: process.execPath,
    args,
    env,
    cwd: ROOT,
    log: join(logDir, 'pages.log'),
  });
  mkdirSync(join(STAMP, '..'), { recursive: true });
  writeFileSync(STAMP, stamp);
  return 'built';
}
