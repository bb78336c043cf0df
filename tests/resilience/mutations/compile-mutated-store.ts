import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL } from '../../../shared/local-infra/src/folders.mjs';
import {
  classPath,
  fetchLibraries,
} from '../../../shared/local-infra/src/infra/maven-libraries.mjs';
import { findJavaTool } from '../../../shared/local-infra/src/processes/executables.mjs';
import { applySourceChanges, type SourceChange } from './bundle-mutated-service.ts';

/** Returns a folder with the libraries of the local store and the changes. */
export const compileMutatedStore = async (changes: readonly SourceChange[]): Promise<string> => {
  await fetchLibraries({ ...LOCAL, env: process.env });
  const folder = path.join(LOCAL.home, 'mutated', 'store');
  const [libDir, sourceDir] = [path.join(folder, 'lib'), path.join(folder, 'java')];
  rmSync(folder, { recursive: true, force: true });
  cpSync(LOCAL.libDir, libDir, { recursive: true });
  mkdirSync(sourceDir);
  const files = [...applySourceChanges(changes)].map(([file, source]) => {
    const copy = path.join(sourceDir, path.basename(file));
    writeFileSync(copy, source);
    return copy;
  });
  const javac = findJavaTool('javac', process.env) ?? 'javac';
  execFileSync(javac, ['-cp', classPath(libDir), '-d', path.join(libDir, 'classes'), ...files]);
  return libDir;
};
