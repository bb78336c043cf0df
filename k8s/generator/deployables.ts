import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');

export interface Deployable {
  readonly name: string;
  readonly folder: string;
}

const hasPackage = (folder: string) => existsSync(path.join(repository, folder, 'package.json'));
const listPackages = (parent: string) =>
  readdirSync(path.join(repository, parent))
    .map((name) => `${parent}/${name}`)
    .filter(hasPackage);

export const services: readonly Deployable[] = listPackages('services').map((folder) => ({
  name: path.basename(folder),
  folder,
}));

export const deployables: readonly Deployable[] = [
  ...services,
  { name: 'bff', folder: 'bff' },
  { name: 'stand-ins', folder: 'stand-ins' },
];

export const frontends: readonly string[] = listPackages('frontends').map((folder) =>
  path.basename(folder),
);
