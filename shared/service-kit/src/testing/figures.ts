import { platformMetrics } from '@tokri/contracts/metrics';
import { findFigure } from '../metrics/index.ts';
import type { NamedSample } from '../metrics/index.ts';

/** The counters and gauges of a running service. */
export const readFigures = async (url: string): Promise<readonly NamedSample[]> => {
  const response = await fetch(`${url}/health/details`);
  return ((await response.json()) as { readonly figures: readonly NamedSample[] }).figures;
};

/** How often a service that runs with `COUNT_COMMANDS=yes` has read a collection. */
export const readStoreReads = async (url: string, collection: string): Promise<number> =>
  findFigure(await readFigures(url), platformMetrics.storeStatements, {
    kind: 'read',
    collection,
  }) ?? 0;
