import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './planted-tree.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 64 << 20 });

export const trackedFiles: readonly string[] = git(
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(repository, file)));

export const readText = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

export function findMatchingLines(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}
