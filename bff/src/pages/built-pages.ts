import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FirstLook } from './first-look.ts';
import { firstRemoteOf, isHome } from './first-remote.ts';
import { renderIndex } from './index-html.ts';
import { preloadLinksOf } from './preload-links.ts';
import { remoteManifest } from './remote-manifest.ts';
import type { RemoteManifest } from './remote-manifest.ts';

export interface BuiltPage {
  readonly html: string;
  readonly etag: string;
}

/** The folder with index.html; every other one with a manifest is a remote. */
export const shellName = 'shell';
const manifestName = 'mf-manifest.json';
/** A new build shows after this time at most. */
const freshMs = 2_000;

export const remoteFolder = (name: string): string => `/remotes/${name}/`;

interface Build {
  readonly template: string;
  readonly remotes: ReadonlyMap<string, RemoteManifest>;
}

const readManifest = async (file: string): Promise<RemoteManifest | undefined> => {
  try {
    const outcome = remoteManifest.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return outcome.success ? outcome.data : undefined;
  } catch {
    return undefined;
  }
};

const readBuild = async (webRoot: string): Promise<Build> => {
  const names = (await readdir(webRoot))
    .filter((name) => name !== shellName && /^[a-z][a-z0-9-]*$/.test(name))
    .sort();
  const manifests = await Promise.all(
    names.map(
      async (name) =>
        [name, await readManifest(path.join(webRoot, name, 'dist', manifestName))] as const,
    ),
  );
  const template = await readFile(path.join(webRoot, shellName, 'dist', 'index.html'), 'utf8');
  return {
    template,
    remotes: new Map(
      manifests.filter(
        (entry): entry is readonly [string, RemoteManifest] => entry[1] !== undefined,
      ),
    ),
  };
};

interface Opened {
  readonly first: string | undefined;
  readonly look: FirstLook | undefined;
}

const pageOf = (
  { template, remotes }: Build,
  site: { readonly appVersion: string },
  { first, look }: Opened,
): BuiltPage => {
  const addresses = Object.fromEntries(
    [...remotes.keys()].map((name) => [name, `${remoteFolder(name)}${manifestName}`]),
  );
  const manifest = first === undefined ? undefined : remotes.get(first);
  const links =
    manifest && first !== undefined ? preloadLinksOf(manifest, remoteFolder(first)) : [];
  const appConfig = {
    site,
    remotes: addresses,
    version: site.appVersion,
    ...(look && { answers: look.answers, answeredAt: look.answeredAt }),
  };
  const html = renderIndex(template, { appConfig, links, look: look?.html ?? '' });
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` };
};

/** index.html as each path needs it, from what is built now. */
export const createBuiltPages = ({
  webRoot,
  site,
  firstLook,
}: {
  readonly webRoot: string;
  readonly site: { readonly appVersion: string };
  readonly firstLook: () => Promise<FirstLook>;
}) => {
  let readAt = 0;
  let pages = new Map<string, BuiltPage>();
  let build: Promise<Build> | undefined;

  const present = (): Promise<Build> => {
    if (!build || Date.now() - readAt > freshMs) {
      readAt = Date.now();
      pages = new Map();
      build = readBuild(webRoot);
      build.catch(() => {
        build = undefined;
      });
    }
    return build;
  };

  return {
    /** @throws Error when the shell is not built. */
    page: async (urlPath: string): Promise<BuiltPage> => {
      const built = await present();
      const opened = {
        first: firstRemoteOf(urlPath),
        look: isHome(urlPath) ? await firstLook() : undefined,
      };
      const key = `${opened.first ?? ''} ${opened.look?.answeredAt ?? ''}`;
      const page = pages.get(key) ?? pageOf(built, site, opened);
      pages.set(key, page);
      return page;
    },
  };
};

export type BuiltPages = ReturnType<typeof createBuiltPages>;
