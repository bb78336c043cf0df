import { nameKey, type ItemType } from './department.ts';
import type { Listed } from './listing.ts';

/** What somebody who types may mean. `id` is 0 of a brand; `image` is a hash, or empty. */
export interface Suggestion {
  readonly kind: 'type' | 'brand' | 'item';
  readonly text: string;
  readonly id: number;
  readonly image: string;
}

/** Entries of an answer at most, and of them types and brands (F4). */
export const suggestionsMax = 8;
const typesMax = 2;
const brandsMax = 2;
/** Items for what was typed that stand before those for what it may become in another language. */
const itemsFirst = 3;
/** Items for what was typed that are looked at: more than there is room for, because some may have one name. */
const itemsSeenMax = 24;

const itemOf = ({ item }: Listed): Suggestion => ({
  kind: 'item',
  text: item.name,
  id: item.itemId,
  image: item.images[0] ?? '',
});

const withoutRepeats = (all: readonly Suggestion[]): readonly Suggestion[] => {
  const seen = new Set<string>();
  return all.filter(({ kind, text }) => {
    const key = `${kind}/${nameKey(text)}`;
    return !seen.has(key) && seen.add(key);
  });
};

interface Found {
  /** Of each list the likeliest first. */
  readonly types: readonly ItemType[];
  readonly brands: readonly string[];
  readonly items: readonly Listed[];
  /** For each name that the text may become. */
  readonly otherItems: readonly (readonly Listed[])[];
}

/** Types and brands that begin so, then items: each name once, by `nameKey`. Of each name that the text may become stands the likeliest item. */
export const suggestionsOf = ({
  types,
  brands,
  items,
  otherItems,
}: Found): readonly Suggestion[] => {
  const own = items.slice(0, itemsSeenMax).map(itemOf);
  const others = otherItems.flatMap((found) => found.slice(0, 1)).map(itemOf);
  return withoutRepeats([
    ...types
      .slice(0, typesMax)
      .map(({ itemTypeId, name, image }): Suggestion => ({
        kind: 'type',
        text: name,
        id: itemTypeId,
        image,
      })),
    ...brands
      .slice(0, brandsMax)
      .map((brand): Suggestion => ({ kind: 'brand', text: brand, id: 0, image: '' })),
    ...own.slice(0, itemsFirst),
    ...others,
    ...own.slice(itemsFirst),
  ]).slice(0, suggestionsMax);
};
