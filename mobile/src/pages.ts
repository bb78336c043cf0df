import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readAppConfig, writeAppConfig } from '@tokri/contracts/platform';

/** Staff work in a browser. */
const customerRemotes = ['account', 'checkout', 'shop'] as const;
const manifestName = 'mf-manifest.json';
/** The app's files lie on the device: it needs neither packed copies nor a service worker. */
const leftOut = /\.(br|gz)$|(^|[\\/])(sw\.js|\.fingerprint|manifest\.webmanifest)$/;

export interface AppConfig {
  readonly site: Readonly<Record<string, unknown>>;
  readonly version: string;
}

const timeoutMs = 10_000;

/** The configuration in a page of the shop. @throws when the shop does not answer with a page */
export const fetchAppConfig = async (shopOrigin: string): Promise<AppConfig> => {
  const response = await fetch(new URL('/login', shopOrigin), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const appConfig = readAppConfig(await response.text());
  if (appConfig === undefined)
    throw new Error(`${shopOrigin} is no shop: its page has no configuration`);
  const { site, version } = appConfig as AppConfig;
  return { site, version };
};

const renderPage = (template: string, appConfig: AppConfig, shopOrigin: string): string =>
  writeAppConfig(template, {
    ...appConfig,
    remotes: Object.fromEntries(
      customerRemotes.map((name) => [name, `/remotes/${name}/${manifestName}`]),
    ),
    shopOrigin,
  });

const copyBuild = (from: string, to: string): void => {
  if (!existsSync(from)) throw new Error(`${from} is missing: run npm run build first`);
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => !leftOut.test(file) });
};

export interface PagesRequest {
  /** Holds the built shell and remotes. */
  readonly frontends: string;
  readonly target: string;
  readonly shopOrigin: string;
  readonly appConfig: AppConfig;
}

/** Writes the same web build that browsers get, with the address of the shop. */
export const writePages = ({ frontends, target, shopOrigin, appConfig }: PagesRequest): void => {
  rmSync(target, { recursive: true, force: true });
  copyBuild(path.join(frontends, 'shell/dist'), target);
  for (const name of customerRemotes)
    copyBuild(path.join(frontends, name, 'dist'), path.join(target, 'remotes', name));
  for (const name of readdirSync(target).filter((file) => file.endsWith('.html'))) {
    const page = path.join(target, name);
    writeFileSync(page, renderPage(readFileSync(page, 'utf8'), appConfig, shopOrigin));
  }
};
