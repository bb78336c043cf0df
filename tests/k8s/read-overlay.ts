import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { repository } from '../support/planted-tree.ts';
import { ofKind, type Manifest, type Workload } from './manifest-types.ts';

export const manifestFolder = path.join(repository, 'k8s');
export const overlayNames = ['trial', 'staging', 'production'] as const;
export type OverlayName = (typeof overlayNames)[number];

interface Generator {
  readonly name: string;
  readonly envs?: readonly string[];
  readonly literals?: readonly string[];
  readonly files?: readonly string[];
}
interface Kustomization {
  readonly resources?: readonly string[];
  readonly components?: readonly string[];
  readonly configMapGenerator?: readonly Generator[];
  readonly images?: readonly { readonly name: string; readonly newTag?: string }[];
}

type Settings = Readonly<Record<string, string>>;

/** What a kustomization contains, before its patches. */
export interface Overlay {
  readonly manifests: readonly Manifest[];
  /** The entries of each generated ConfigMap. */
  readonly configMaps: Readonly<Record<string, Settings>>;
  readonly tags: Settings;
  /** Absolute paths of everything that was read. */
  readonly files: readonly string[];
}

const nothing: Overlay = { manifests: [], configMaps: {}, tags: {}, files: [] };

const mergeConfigMaps = (
  first: Overlay['configMaps'],
  second: Overlay['configMaps'],
): Overlay['configMaps'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((name) => [
      name,
      { ...first[name], ...second[name] },
    ]),
  );

const merge = (first: Overlay, second: Overlay): Overlay => ({
  manifests: [...first.manifests, ...second.manifests],
  configMaps: mergeConfigMaps(first.configMaps, second.configMaps),
  tags: { ...first.tags, ...second.tags },
  files: [...first.files, ...second.files],
});

const parseLines = (lines: readonly string[]): Settings =>
  Object.fromEntries(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

const readText = (file: string): string => readFileSync(file, 'utf8');

const readGenerator = (
  folder: string,
  { name, envs = [], literals = [], files = [] }: Generator,
): Overlay => ({
  ...nothing,
  configMaps: {
    [name]: {
      ...parseLines(envs.flatMap((file) => readText(path.join(folder, file)).split('\n'))),
      ...parseLines(literals),
      ...Object.fromEntries(files.map((file) => [file, readText(path.join(folder, file))])),
    },
  },
  files: [...envs, ...files].map((file) => path.join(folder, file)),
});

export const readManifests = (file: string): readonly Manifest[] =>
  parseAllDocuments(readText(file)).map((document) => document.toJS() as Manifest);

const readEntry = (entry: string): Overlay =>
  existsSync(entry) && statSync(entry).isDirectory()
    ? readKustomization(entry)
    : { ...nothing, manifests: readManifests(entry), files: [entry] };

/** In the order of kustomize: resources, components, then what the kustomization itself says. */
export function readKustomization(folder: string): Overlay {
  const file = path.join(folder, 'kustomization.yaml');
  const {
    resources = [],
    components = [],
    configMapGenerator = [],
    images = [],
  } = parse(readText(file)) as Kustomization;
  return [
    ...[...resources, ...components].map((entry) => readEntry(path.join(folder, entry))),
    ...configMapGenerator.map((generator) => readGenerator(folder, generator)),
    {
      ...nothing,
      tags: Object.fromEntries(images.map(({ name, newTag = '' }) => [name, newTag])),
      files: [file],
    },
  ].reduce(merge, nothing);
}

export const readOverlay = (name: OverlayName): Overlay =>
  readKustomization(path.join(manifestFolder, 'overlays', name));

export const findDeployment = (manifests: readonly Manifest[], name: string): Workload => {
  const found = ofKind<Workload>(manifests, 'Deployment').find(
    ({ metadata }) => metadata.name === name,
  );
  if (found === undefined) throw new Error(`no deployment ${name}`);
  return found;
};
