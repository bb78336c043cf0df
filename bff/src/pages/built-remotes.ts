import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { pageFiles, pageFilesName } from './page-files.ts';
import type { PageFiles } from './page-files.ts';
import { remoteManifest } from './remote-manifest.ts';
import type { RemoteManifest } from './remote-manifest.ts';

export const shellName = 'shell';
export const remoteManifestName = 'mf-manifest.json';

/** Which version of a remote pages load, by its name. */
const registryName = 'remotes.json';
const registry = z.record(z.string(), z.string().check(z.regex(/^\w[\w-]*(?:\.[\w-]+)*$/)));

export interface BuiltRemote {
  readonly manifest: RemoteManifest;
  /** As it was built, for the module federation runtime in the page. */
  readonly manifestDocument: unknown;
  readonly pages: PageFiles;
  readonly baseUrl: string;
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
};

const readRemote = async (folder: string, baseUrl: string): Promise<BuiltRemote | undefined> => {
  const manifestDocument = await readJson(path.join(folder, remoteManifestName));
  const manifest = remoteManifest.safeParse(manifestDocument);
  const pages = pageFiles.safeParse(await readJson(path.join(folder, pageFilesName)));
  return manifest.success
    ? {
        manifest: manifest.data,
        manifestDocument,
        pages: pages.success ? pages.data : {},
        baseUrl,
      }
    : undefined;
};

const readVersion = async (
  folder: string,
  { name, version }: { readonly name: string; readonly version: string | undefined },
): Promise<BuiltRemote | undefined> =>
  version === undefined
    ? undefined
    : readRemote(path.join(folder, 'versions', version), `/remotes/${name}/versions/${version}/`);

/** A version that is missing or incomplete must not take the pages of the remote away. */
export const readRemotes = async (webRoot: string): Promise<ReadonlyMap<string, BuiltRemote>> => {
  const parsed = registry.safeParse(await readJson(path.join(webRoot, registryName)));
  const versions = new Map(Object.entries(parsed.success ? parsed.data : {}));
  const names = (await readdir(webRoot))
    .filter((name) => name !== shellName && /^[a-z][a-z0-9-]*$/.test(name))
    .sort();
  const remotes = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(webRoot, name);
      const remote =
        (await readVersion(folder, { name, version: versions.get(name) })) ??
        (await readRemote(path.join(folder, 'dist'), `/remotes/${name}/`));
      return [name, remote] as const;
    }),
  );
  return new Map(
    remotes.filter((entry): entry is readonly [string, BuiltRemote] => entry[1] !== undefined),
  );
};
