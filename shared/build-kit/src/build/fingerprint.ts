import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App, Mode } from '../webpack/index.ts';

const sharedInputs = [
  'shared/web-kit',
  'shared/contracts',
  'shared/build-kit',
  'package-lock.json',
];
const ignoredPaths = /(^|[\\/])(node_modules|dist|generated|testing)([\\/]|$)|\.spec\.tsx?$/;

const listFiles = (folder: string): string[] => {
  if (ignoredPaths.test(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(file);
    return ignoredPaths.test(file) ? [] : [file];
  });
};

export const hashInputs = (root: string, app: App, mode: Mode): string => {
  const hash = createHash('sha256').update(mode);
  const addFile = (file: string) =>
    hash.update(path.relative(root, file)).update(readFileSync(file));
  for (const input of sharedInputs.map((name) => path.join(root, name))) {
    if (input.endsWith('.json')) addFile(input);
    else listFiles(input).forEach(addFile);
  }
  listFiles(app.folder).forEach(addFile);
  return hash.digest('hex');
};

const fingerprintFile = (app: App): string => path.join(app.folder, 'dist/.fingerprint');

export const isBuilt = (app: App, fingerprint: string): boolean =>
  existsSync(fingerprintFile(app)) && readFileSync(fingerprintFile(app), 'utf8') === fingerprint;

export const saveFingerprint = (app: App, fingerprint: string): void =>
  writeFileSync(fingerprintFile(app), fingerprint);
