export const stockStates = ['low', 'out'] as const;
export type StockState = (typeof stockStates)[number];

/** The page of the desk that lists the packs of a location in one of these states. */
export const stockPath = (locationId: number, states: readonly StockState[]): string =>
  `/admin/stock?LocationId=${locationId}&Stock=${states.join(',')}`;
