import { nameKey, type ItemType } from '../categories/category.ts';
import type { ListedItem } from './listed-items.ts';

export interface Suggestion {
  readonly kind: 'type' | 'brand' | 'item';
  readonly text: string;
  readonly hindiText?: string | undefined;
  readonly id: number;
  readonly image: string;
}

export const maxSuggestions = 8;
const maxTypes = 2;
const maxBrands = 2;
const leadingItems = 3;
const maxItemsConsidered = 24;

const toItemSuggestion = ({ item }: ListedItem): Suggestion => ({
  kind: 'item',
  text: item.name,
  hindiText: item.hindi.name,
  id: item.itemId,
  image: item.images[0] ?? '',
});

export const firstItemsOfGroups = (
  items: readonly ListedItem[],
  locationId: number,
): readonly Suggestion[] => {
  const firstOfGroup = new Map<number, ListedItem>();
  for (const listed of items) {
    const { itemGroupId } = listed.item;
    if (!firstOfGroup.has(itemGroupId) && listed.isInStock(locationId))
      firstOfGroup.set(itemGroupId, listed);
    if (firstOfGroup.size === maxSuggestions) break;
  }
  return [...firstOfGroup.values()].map(toItemSuggestion);
};

const deduplicate = (suggestions: readonly Suggestion[]): readonly Suggestion[] => {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, text }) => {
    const key = `${kind}/${nameKey(text)}`;
    return !seen.has(key) && seen.add(key);
  });
};

interface SuggestionCandidates {
  readonly types: readonly ItemType[];
  readonly brands: readonly string[];
  readonly items: readonly ListedItem[];
  readonly otherItems: readonly (readonly ListedItem[])[];
}

export const rankSuggestions = ({
  types,
  brands,
  items,
  otherItems,
}: SuggestionCandidates): readonly Suggestion[] => {
  const matches = items.slice(0, maxItemsConsidered).map(toItemSuggestion);
  const completions = otherItems.flatMap((found) => found.slice(0, 1)).map(toItemSuggestion);
  return deduplicate([
    ...types.slice(0, maxTypes).map(({ itemTypeId, name, hindiName, image }): Suggestion => ({
      kind: 'type',
      text: name,
      hindiText: hindiName,
      id: itemTypeId,
      image,
    })),
    ...brands
      .slice(0, maxBrands)
      .map((brand): Suggestion => ({ kind: 'brand', text: brand, id: 0, image: '' })),
    ...matches.slice(0, leadingItems),
    ...completions,
    ...matches.slice(leadingItems),
  ]).slice(0, maxSuggestions);
};
