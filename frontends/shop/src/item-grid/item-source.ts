import type { itemOperations, ItemResponse } from '@tokri/contracts/api';
import type { PreloadedData, ResponseBody } from '@tokri/web-kit/platform';

export type Facets = ResponseBody<typeof itemOperations.filterItems>['Facets'];

export interface ItemPage {
  readonly items: readonly ItemResponse[];
  readonly total: number;
  readonly facets?: Facets;
}

export interface ItemSource {
  readonly key: readonly unknown[];
  /** The first page, if the server sent it with the document. */
  readonly preloaded?: PreloadedData<ItemPage>;
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ItemPage>;
}
