const configElement = /<script type="application\/json" id="app-config">(.*?)<\/script>/s;
const configMarker = '<!-- app-config -->';
const timeoutMs = 5_000;

type AppConfig = Readonly<Record<string, unknown>>;

/** The configuration that the BFF writes into a page of the shop. @throws when it does not answer */
export const readAppConfig = async (bffUrl: string): Promise<AppConfig> => {
  const response = await fetch(new URL('/login', bffUrl), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const [, text = '{}'] = configElement.exec(await response.text()) ?? [];
  return JSON.parse(text) as AppConfig;
};

/** Answers of other pages are left out: the remote asks for its own data. */
export const renderDevPage = (
  template: string,
  { appConfig, remote }: { readonly appConfig: AppConfig; readonly remote: string },
): string => {
  const { site, version } = appConfig;
  const remotes = { [remote]: `/remotes/${remote}/mf-manifest.json` };
  const text = JSON.stringify({ site, version, remotes }).replaceAll('<', '\\u003c');
  return template.replace(
    configMarker,
    () => `<script type="application/json" id="app-config">${text}</script>`,
  );
};
