import { paginate } from '@tokri/contracts/platform';
import type { Item } from '../../domain/items/item.ts';

export interface ExportPart {
  readonly part: number;
  /** Undefined pages by number through the list as it stands. */
  readonly after: number | undefined;
}

export interface SelectedPart {
  readonly items: readonly Item[];
  readonly parts: number;
  readonly after: number | null;
}

export const selectPart = (
  matches: readonly Item[],
  { part, after }: ExportPart,
  partSize: number,
): SelectedPart => {
  if (after === undefined)
    return {
      items: paginate(matches, { page: part, pageSize: partSize }),
      parts: Math.ceil(matches.length / partSize),
      after: null,
    };
  const rest = matches.filter(({ itemId }) => itemId > after).sort((a, b) => a.itemId - b.itemId);
  const items = rest.slice(0, partSize);
  return {
    items,
    parts: part - 1 + Math.ceil(rest.length / partSize),
    after: rest.length > items.length ? (items.at(-1)?.itemId ?? null) : null,
  };
};
