import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PreloadedHome } from './preloaded-home.ts';
import { findFirstRemote, isHome } from './entry-pages.ts';
import { renderIndex } from './index-html.ts';
import { toPreloadLinks } from './preload-links.ts';
import { remoteManifest } from './remote-manifest.ts';
import type { RemoteManifest } from './remote-manifest.ts';

export interface BuiltPage {
  readonly html: string;
  readonly etag: string;
}

export const shellName = 'shell';
const manifestName = 'mf-manifest.json';
const maxBuildAgeMs = 2_000;

export const toRemoteFolder = (name: string): string => `/remotes/${name}/`;

interface Build {
  readonly template: string;
  readonly remotes: ReadonlyMap<string, RemoteManifest>;
}

const readManifest = async (file: string): Promise<RemoteManifest | undefined> => {
  try {
    const result = remoteManifest.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return result.success ? result.data : undefined;
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

interface PageContext {
  readonly firstRemote: string | undefined;
  readonly preloadedHome: PreloadedHome | undefined;
}

const renderPage = (
  { template, remotes }: Build,
  site: { readonly appVersion: string },
  { firstRemote, preloadedHome }: PageContext,
): BuiltPage => {
  const manifestUrls = Object.fromEntries(
    [...remotes.keys()].map((name) => [name, `${toRemoteFolder(name)}${manifestName}`]),
  );
  const manifest = firstRemote === undefined ? undefined : remotes.get(firstRemote);
  const links =
    manifest && firstRemote !== undefined
      ? toPreloadLinks(manifest, toRemoteFolder(firstRemote))
      : [];
  const appConfig = {
    site,
    remotes: manifestUrls,
    version: site.appVersion,
    ...(preloadedHome && {
      answers: preloadedHome.responses,
      answeredAt: preloadedHome.builtAt,
    }),
  };
  const html = renderIndex(template, { appConfig, links, content: preloadedHome?.html ?? '' });
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` };
};

export const createBuiltPages = ({
  webRoot,
  site,
  loadPreloadedHome,
}: {
  readonly webRoot: string;
  readonly site: { readonly appVersion: string };
  readonly loadPreloadedHome: () => Promise<PreloadedHome>;
}) => {
  let readAtMs = 0;
  let pages = new Map<string, BuiltPage>();
  let build: Promise<Build> | undefined;

  const currentBuild = (): Promise<Build> => {
    if (!build || Date.now() - readAtMs > maxBuildAgeMs) {
      readAtMs = Date.now();
      pages = new Map();
      build = readBuild(webRoot);
      build.catch(() => {
        build = undefined;
      });
    }
    return build;
  };

  return {
    page: async (urlPath: string): Promise<BuiltPage> => {
      const current = await currentBuild();
      const context = {
        firstRemote: findFirstRemote(urlPath),
        preloadedHome: isHome(urlPath) ? await loadPreloadedHome() : undefined,
      };
      const key = `${context.firstRemote ?? ''} ${context.preloadedHome?.builtAt ?? ''}`;
      const page = pages.get(key) ?? renderPage(current, site, context);
      pages.set(key, page);
      return page;
    },
  };
};

export type BuiltPages = ReturnType<typeof createBuiltPages>;
