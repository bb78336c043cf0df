import { createReadThroughCache, type Clock } from '@tokri/service-kit/use-case';
import type { MessageKind } from '@tokri/contracts/templates';
import { unknownBrand, type Brand } from '../../domain/templates/brand.ts';
import type { RenderContextProvider, TemplateStore } from '../ports/templates.ts';

/** A save through another process of this service is used this much later. */
const ttlMs = 2_000;
const cacheKey = 'templates';

export type RecordFallback = (
  fallback:
    | { readonly reason: 'unusable'; readonly kind: MessageKind }
    | { readonly reason: 'unreadable'; readonly error: unknown },
) => void;

export const createRenderContextProvider = ({
  store,
  findBrand,
  smsBrand,
  clock,
  recordFallback,
}: {
  readonly store: Pick<TemplateStore, 'list'>;
  readonly findBrand: () => Brand | undefined;
  /** The one in registered texts; undefined where texts are not registered. */
  readonly smsBrand: Brand | undefined;
  readonly clock: Clock;
  readonly recordFallback: RecordFallback;
}): RenderContextProvider => {
  const cache = createReadThroughCache({
    load: () => store.list(),
    ttlMs,
    maxEntries: 1,
    clock,
  });
  return {
    current: async () => {
      const brand = findBrand() ?? unknownBrand;
      const context = {
        brand,
        smsBrand: smsBrand ?? brand,
        onUnusable: (kind: MessageKind) => recordFallback({ reason: 'unusable', kind }),
      };
      try {
        return { ...context, templates: await cache.get(cacheKey) };
      } catch (error) {
        recordFallback({ reason: 'unreadable', error });
        return { ...context, templates: [] };
      }
    },
    refresh: () => cache.invalidate(cacheKey),
  };
};
