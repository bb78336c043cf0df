import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SKIPPED_EXIT_CODE } from '../../../shared/local-infra/src/test-run/skipped-exit-code.mjs';

const repository = path.resolve(import.meta.dirname, '../../..');
const installation = path.join(repository, '.local-tools/documentdb');
const script = path.join(import.meta.dirname, 'install.sh');

export class DocumentDbUnavailableError extends Error {}

/**
 * Installs DocumentDB into `.local-tools`, once for all runs: about two minutes and 600 MB.
 * @throws DocumentDbUnavailableError where the packages cannot be had
 * @returns the folder
 */
export const installDocumentDb = async (
  folder = installation,
  env = process.env,
): Promise<string> => {
  if (existsSync(path.join(folder, 'complete'))) return folder;
  process.stdout.write('Installing DocumentDB, about two minutes\n');
  const child = spawn('/bin/bash', [script, folder], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (exitCode === SKIPPED_EXIT_CODE) throw new DocumentDbUnavailableError(errors.trim());
  if (exitCode !== 0) throw new Error(`DocumentDB was not installed: ${errors}`);
  return folder;
};
