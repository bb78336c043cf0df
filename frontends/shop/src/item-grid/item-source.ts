import type { itemOperations, ItemResponse } from '@tokri/contracts/api';
import type { ResponseBody } from '@tokri/web-kit/platform';

export const itemsPerPage = 30;

export type Facets = ResponseBody<typeof itemOperations.filterItems>['Facets'];

export interface ItemPage {
  readonly items: readonly ItemResponse[];
  readonly total: number;
  readonly facets?: Facets;
}

export interface ItemSource {
  readonly key: readonly unknown[];
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ItemPage>;
}
