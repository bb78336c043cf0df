import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repository, type PlantedTree } from './planted-tree.ts';
import { trackedFiles } from './tracked-files.ts';

const linkPackages = (tree: PlantedTree, folder: string): void => {
  const source = path.join(repository, folder);
  for (const name of readdirSync(source).filter((one) => one !== '@tokri'))
    tree.link(path.join(folder, name), path.join(source, name));
};

/** The workspaces resolve to the copy, every other package to the installed one. */
export const copyRepository = (tree: PlantedTree): void => {
  for (const file of trackedFiles)
    cpSync(path.join(repository, file), path.join(tree.folder, file), { recursive: true });
  const packages = trackedFiles
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => path.join(path.dirname(file), 'node_modules'));
  for (const folder of packages)
    if (existsSync(path.join(repository, folder))) linkPackages(tree, folder);
  cpSync(
    path.join(repository, 'node_modules/@tokri'),
    path.join(tree.folder, 'node_modules/@tokri'),
    { recursive: true, verbatimSymlinks: true },
  );
  execFileSync('git', ['init', '--quiet'], { cwd: tree.folder });
};
