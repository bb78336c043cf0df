import type { NamedSample } from '../metrics/index.ts';

/** The counters and gauges of a running service. */
export const readFigures = async (url: string): Promise<readonly NamedSample[]> => {
  const response = await fetch(`${url}/health/details`);
  return ((await response.json()) as { readonly figures: readonly NamedSample[] }).figures;
};
