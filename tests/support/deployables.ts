import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from './planted-tree.ts';

/** One folder that becomes one process. */
export interface Deployable {
  readonly name: string;
  /** Relative to the repository. */
  readonly folder: string;
}

const hasPackage = (folder: string) => existsSync(path.join(repository, folder, 'package.json'));
const listPackages = (parent: string) =>
  readdirSync(path.join(repository, parent))
    .map((name) => `${parent}/${name}`)
    .filter(hasPackage);

/** All services with a package of their own. */
export const services: readonly Deployable[] = listPackages('services').map((folder) => ({
  name: path.basename(folder),
  folder,
}));

/** All processes of the product and of its demo. */
export const deployables: readonly Deployable[] = [
  ...services,
  { name: 'bff', folder: 'bff' },
  { name: 'stand-ins', folder: 'stand-ins' },
];

/** Names of the frontends. */
export const frontends: readonly string[] = listPackages('frontends').map((folder) =>
  path.basename(folder),
);
