import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { findSecrets } from '../src/secrets/find-secrets.ts';

// npm run secrets: scans the files of the current folder that git tracks or does not ignore.
// secretlint marks every rule and searches all earlier marks each time: 40 s instead of 2 s.
Object.assign(performance, { mark: () => undefined });

const maxTextBytes = 1_000_000;
const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 << 20,
})
  .split('\0')
  .filter((file) => existsSync(file) && statSync(file).isFile());

const found: string[] = [];
for (const file of files) {
  const content = readFileSync(file);
  if (content.length > maxTextBytes || content.includes(0)) continue;
  found.push(...(await findSecrets(file, content.toString('utf8'))));
}
if (files.length === 0) throw new Error('git lists no file here; run this in a clone.');
for (const line of found) process.stderr.write(`${line}\n`);
process.stdout.write(`${files.length} files, ${found.length} secrets\n`);
if (found.length > 0) {
  process.stderr.write('Revoke the secret, replace it and remove it from the history.\n');
  process.exitCode = 1;
}
