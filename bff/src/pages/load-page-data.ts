import { toHindi, type Language } from '@tokri/contracts/language';
import { preloadKey } from '@tokri/contracts/platform';
import { createTtlCache, withTimeout, type Clock } from '@tokri/service-kit/use-case';
import type { Forward } from '../forwarding/forward.ts';
import { findPageData } from './page-data.ts';
import type { PageData, PageRequest, Responses } from './page-data.ts';

export interface PageAddress {
  readonly url: URL;
  readonly language: Language;
}

export interface LoadedPageData {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly html: string;
  readonly loadedAt: number;
}

const maxAgeMs = 30_000;
const maxWaitMs = 250;
const maxPages = 500;
/** A page without its data still works, so pages never queue for it. */
const maxConcurrentReads = 16;

const toTexts = (query: PageRequest['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

type ReadResponse = (request: PageRequest) => Promise<unknown>;

/** The response, or undefined if the service fails. */
const createRead =
  (forward: Forward, language: Language): ReadResponse =>
  async ({ operation, query }) => {
    try {
      const { status, body } = await forward({
        operation,
        query: toTexts(query),
        headers: { 'accept-language': language },
      });
      return status === 200 ? (JSON.parse(body.toString('utf8')) as unknown) : undefined;
    } catch {
      return undefined;
    }
  };

const toAnswers = (
  requests: readonly PageRequest[],
  responses: Responses,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    requests.flatMap(({ operation, query }, index) =>
      responses[index] === undefined
        ? []
        : [[preloadKey(operation.operationId, query), responses[index]]],
    ),
  );

export type LoadPageData = (
  address: PageAddress,
  isAllowed: () => Promise<boolean>,
) => Promise<LoadedPageData | undefined>;

const readAll = async (
  read: ReadResponse,
  { requests, next }: PageData,
): Promise<
  { readonly answers: LoadedPageData['answers']; readonly responses: Responses } | undefined
> => {
  const first = await Promise.all(requests.map(read));
  if (first[0] === undefined) return undefined;
  const further = next?.(first) ?? [];
  const responses = [...first, ...(await Promise.all(further.map(read)))];
  return { answers: toAnswers([...requests, ...further], responses), responses };
};

export const createPageDataLoader = ({
  forward,
  clock,
}: {
  readonly forward: Forward;
  readonly clock: Clock;
}): LoadPageData => {
  // An old page is sent while it is read again, so none expires.
  const recent = createTtlCache<string, LoadedPageData>({ maxEntries: maxPages, clock });
  const reading = new Map<string, Promise<LoadedPageData | undefined>>();

  const load = async (
    key: string,
    pageData: PageData,
    language: Language,
  ): Promise<LoadedPageData | undefined> => {
    const result = await readAll(createRead(forward, language), pageData);
    if (!result) return undefined;
    const { answers, responses } = result;
    const shown = language === 'hi' ? responses.map(toHindi) : responses;
    const html = pageData.render?.(shown, language) ?? '';
    const data = { answers, html, loadedAt: clock().getTime() };
    recent.set(key, data, Number.POSITIVE_INFINITY);
    return data;
  };

  return async ({ url, language }, isAllowed) => {
    const pageData = findPageData(url);
    if (!pageData) return undefined;
    url.searchParams.sort();
    const key = `${language} ${url.pathname}${url.search}`;
    const known = recent.get(key);
    if (known && clock().getTime() - known.loadedAt < maxAgeMs) return known;
    if (!reading.has(key)) {
      if (reading.size >= maxConcurrentReads) return known;
      const loadIfAllowed = async () =>
        (await isAllowed()) ? load(key, pageData, language) : undefined;
      reading.set(
        key,
        loadIfAllowed().finally(() => reading.delete(key)),
      );
    }
    return (
      known ??
      withTimeout(reading.get(key) ?? Promise.resolve(undefined), maxWaitMs, () => undefined)
    );
  };
};
