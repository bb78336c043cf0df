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
const ignored = /(^|[\\/])(node_modules|dist|generated|testing)([\\/]|$)|\.spec\.tsx?$/;

const filesBelow = (place: string): string[] => {
  if (ignored.test(place)) return [];
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  return entries.flatMap((entry) => {
    const file = path.join(place, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return ignored.test(file) ? [] : [file];
  });
};

export const fingerprint = (root: string, app: App, mode: Mode): string => {
  const hash = createHash('sha256').update(mode);
  const add = (file: string) => hash.update(path.relative(root, file)).update(readFileSync(file));
  for (const input of sharedInputs.map((name) => path.join(root, name))) {
    if (input.endsWith('.json')) add(input);
    else filesBelow(input).forEach(add);
  }
  filesBelow(app.folder).forEach(add);
  return hash.digest('hex');
};

const markOf = (app: App): string => path.join(app.folder, 'dist/.fingerprint');

export const isBuilt = (app: App, print: string): boolean =>
  existsSync(markOf(app)) && readFileSync(markOf(app), 'utf8') === print;

export const markBuilt = (app: App, print: string): void => writeFileSync(markOf(app), print);
