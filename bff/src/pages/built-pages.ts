import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@tokri/contracts/language';
import { findFirstRemote, firstSegment } from './entry-pages.ts';
import { renderIndex } from './index-html.ts';
import type { LoadedPageData, LoadPageData, PageAddress } from './load-page-data.ts';
import { pageFiles, pageFilesName } from './page-files.ts';
import type { PageFiles } from './page-files.ts';
import { toPageLinks, toPreloadLinks } from './preload-links.ts';
import type { PreloadLink } from './preload-links.ts';
import { remoteManifest } from './remote-manifest.ts';
import type { RemoteManifest } from './remote-manifest.ts';

export interface BuiltPage {
  readonly html: Buffer;
  readonly etag: string;
}

export const shellName = 'shell';
const manifestName = 'mf-manifest.json';
const maxBuildAgeMs = 2_000;
const maxRenderedPages = 200;

export const toRemoteFolder = (name: string): string => `/remotes/${name}/`;

interface BuiltRemote {
  readonly manifest: RemoteManifest;
  readonly pages: PageFiles;
}

interface Build {
  readonly templates: Readonly<Record<Language, string>>;
  readonly remotes: ReadonlyMap<string, BuiltRemote>;
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
};

const readRemote = async (folder: string): Promise<BuiltRemote | undefined> => {
  const [manifest, pages] = [
    remoteManifest.safeParse(await readJson(path.join(folder, manifestName))),
    pageFiles.safeParse(await readJson(path.join(folder, pageFilesName))),
  ];
  return manifest.success
    ? { manifest: manifest.data, pages: pages.success ? pages.data : {} }
    : undefined;
};

const readBuild = async (webRoot: string): Promise<Build> => {
  const names = (await readdir(webRoot))
    .filter((name) => name !== shellName && /^[a-z][a-z0-9-]*$/.test(name))
    .sort();
  const remotes = await Promise.all(
    names.map(async (name) => [name, await readRemote(path.join(webRoot, name, 'dist'))] as const),
  );
  const readTemplate = (name: string) =>
    readFile(path.join(webRoot, shellName, 'dist', name), 'utf8');
  return {
    templates: { en: await readTemplate('index.html'), hi: await readTemplate('index.hi.html') },
    remotes: new Map(
      remotes.filter((entry): entry is readonly [string, BuiltRemote] => entry[1] !== undefined),
    ),
  };
};

const findLinks = ({ remotes }: Build, urlPath: string): PreloadLink[] => {
  const page = firstSegment(urlPath);
  const name =
    [...remotes].find(([, { pages }]) => pages[page] !== undefined)?.[0] ??
    findFirstRemote(urlPath);
  const remote = name === undefined ? undefined : remotes.get(name);
  if (name === undefined || !remote) return [];
  const folder = toRemoteFolder(name);
  return [
    ...toPreloadLinks(remote.manifest, folder),
    ...toPageLinks(remote.pages[page] ?? [], folder),
  ];
};

export interface Site {
  readonly appVersion: string;
}

interface PageToRender {
  readonly urlPath: string;
  readonly language: Language;
  readonly data: LoadedPageData | undefined;
}

const renderPage = (
  build: Build,
  site: Site,
  { urlPath, language, data }: PageToRender,
): BuiltPage => {
  const manifestUrls = Object.fromEntries(
    [...build.remotes.keys()].map((name) => [name, `${toRemoteFolder(name)}${manifestName}`]),
  );
  const appConfig = {
    site,
    remotes: manifestUrls,
    version: site.appVersion,
    ...(data && { answers: data.answers, answeredAt: data.loadedAt }),
  };
  const html = Buffer.from(
    renderIndex(build.templates[language], {
      appConfig,
      links: findLinks(build, urlPath),
      content: data?.html ?? '',
    }),
  );
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` };
};

export const createBuiltPages = ({
  webRoot,
  readSite,
  loadPageData,
}: {
  readonly webRoot: string;
  readonly readSite: () => Site;
  readonly loadPageData: LoadPageData;
}) => {
  let readAtMs = 0;
  let pages = new Map<string, BuiltPage>();
  let build: Promise<Build> | undefined;
  let renderedSite: Site | undefined;

  /** Staff change the company while pages are served. */
  const currentSite = (): Site => {
    const site = readSite();
    if (site !== renderedSite) pages = new Map();
    renderedSite = site;
    return site;
  };

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
    page: async (address: PageAddress, mayRead: () => Promise<boolean>): Promise<BuiltPage> => {
      const [current, data] = await Promise.all([currentBuild(), loadPageData(address, mayRead)]);
      const site = currentSite();
      const { url, language } = address;
      const key = `${language} ${url.pathname} ${data ? `${url.search} ${data.loadedAt}` : ''}`;
      const page =
        pages.get(key) ?? renderPage(current, site, { urlPath: url.pathname, language, data });
      if (pages.size < maxRenderedPages) pages.set(key, page);
      return page;
    },
  };
};

export type BuiltPages = ReturnType<typeof createBuiltPages>;
