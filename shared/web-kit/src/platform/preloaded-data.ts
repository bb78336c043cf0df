import { preloadKey } from '@tokri/contracts/platform';
import type { ResponseBody, ApiOperation } from './api/request.ts';
import { inLanguage } from './i18n/in-language.ts';
import { language, sentLanguage } from './i18n/language.ts';
import { appConfig } from './site-config.ts';

export interface PreloadOptions {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The response of the viewer may differ, so it is shown and read again. */
  readonly isApproximate?: boolean;
}

export interface PreloadedData<Data> {
  readonly initialData?: Data;
  readonly initialDataUpdatedAt?: number;
}

const translated = new Map<string, unknown>();

/** Once per language: pages ask for it in every render. */
const translateOnce = (key: string, body: unknown): unknown => {
  const name = `${language()} ${key}`;
  if (!translated.has(name)) translated.set(name, inLanguage(body));
  return translated.get(name);
};

export const preloadedData = <O extends ApiOperation>(
  operation: O,
  { query, isApproximate = false }: PreloadOptions = {},
): PreloadedData<ResponseBody<O>> => {
  const { answers, answeredAt } = appConfig();
  const key = preloadKey(operation.operationId, query);
  // A response for a reader of English lacks the Hindi of its items.
  const preloaded = language() === 'hi' && sentLanguage === 'en' ? undefined : answers[key];
  // A device clock that runs behind must not date the data in the future.
  return preloaded === undefined
    ? {}
    : {
        initialData: translateOnce(key, preloaded) as ResponseBody<O>,
        initialDataUpdatedAt: isApproximate ? 0 : Math.min(answeredAt, Date.now()),
      };
};
