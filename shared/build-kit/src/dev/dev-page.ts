import { readAppConfig, writeAppConfig } from '@tokri/contracts/platform';

const timeoutMs = 5_000;

type AppConfig = Readonly<Record<string, unknown>>;

/** The configuration in a page of the shop. @throws when the BFF does not answer with a page */
export const fetchAppConfig = async (bffUrl: string): Promise<AppConfig> => {
  const response = await fetch(new URL('/login', bffUrl), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const appConfig = readAppConfig(await response.text());
  if (appConfig === undefined)
    throw new Error(`${bffUrl} is no shop: its page has no configuration`);
  return appConfig as AppConfig;
};

/** Answers of other pages are left out: the remote asks for its own data. */
export const renderDevPage = (
  template: string,
  { appConfig, remote }: { readonly appConfig: AppConfig; readonly remote: string },
): string => {
  const { site, version } = appConfig;
  const remotes = { [remote]: `/remotes/${remote}/mf-manifest.json` };
  return writeAppConfig(template, { site, version, remotes });
};
