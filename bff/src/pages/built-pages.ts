import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@tokri/contracts/language';
import { readRemotes, remoteManifestName, shellName } from './built-remotes.ts';
import type { BuiltRemote } from './built-remotes.ts';
import { findFirstRemote, firstSegment } from './entry-pages.ts';
import { renderIndex, toMarketTemplate } from './index-html.ts';
import { hashInlineSources } from './inline-sources.ts';
import type { InlineSources } from './inline-sources.ts';
import type { LoadedPageData, LoadPageData, PageAddress } from './load-page-data.ts';
import { toPageLinks, toPreloadLinks } from './preload-links.ts';
import type { PreloadLink } from './preload-links.ts';

export interface BuiltPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly inlineSources: InlineSources;
}

const maxBuildAgeMs = 2_000;
const maxRenderedPages = 200;

interface Template {
  readonly text: string;
  readonly inlineSources: InlineSources;
}

interface Build {
  readonly templates: Readonly<Record<Language, Template>>;
  readonly remotes: ReadonlyMap<string, BuiltRemote>;
}

const readBuild = async (webRoot: string): Promise<Build> => {
  const readTemplate = async (name: string): Promise<Template> => {
    const file = path.join(webRoot, shellName, 'dist', name);
    const text = toMarketTemplate(await readFile(file, 'utf8'));
    return { text, inlineSources: hashInlineSources(text) };
  };
  return {
    templates: { en: await readTemplate('index.html'), hi: await readTemplate('index.hi.html') },
    remotes: await readRemotes(webRoot),
  };
};

const findRemote = ({ remotes }: Build, urlPath: string): BuiltRemote | undefined => {
  const page = firstSegment(urlPath);
  const name =
    [...remotes].find(([, { pages }]) => pages[page] !== undefined)?.[0] ??
    findFirstRemote(urlPath);
  return name === undefined ? undefined : remotes.get(name);
};

const toLinks = ({ manifest, pages, baseUrl }: BuiltRemote, urlPath: string): PreloadLink[] => [
  ...toPreloadLinks(manifest, baseUrl),
  ...toPageLinks(pages[firstSegment(urlPath)] ?? [], baseUrl),
];

const toManifestUrl = ({ baseUrl }: BuiltRemote): string => `${baseUrl}${remoteManifestName}`;

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
  const remote = findRemote(build, urlPath);
  const appConfig = {
    site,
    remotes: Object.fromEntries(
      [...build.remotes].map(([name, built]) => [name, toManifestUrl(built)]),
    ),
    ...(remote && {
      manifest: { url: toManifestUrl(remote), document: remote.manifestDocument },
    }),
    version: site.appVersion,
    ...(data && { answers: data.answers, answeredAt: data.loadedAt }),
  };
  const { text, inlineSources } = build.templates[language];
  const html = Buffer.from(
    renderIndex(text, {
      appConfig,
      links: remote ? toLinks(remote, urlPath) : [],
      content: data?.html ?? '',
    }),
  );
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return { html, etag, inlineSources };
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
