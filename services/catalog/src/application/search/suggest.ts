import { shopDate } from '@tokri/contracts/dates';
import { nameKey, type ItemType } from '../../domain/categories/category.ts';
import type { PriceContext } from '../../domain/rates/dated-rates.ts';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import { firstItemsOfGroups, rankSuggestions } from '../../domain/search/suggestions.ts';
import type { Suggestion } from '../../domain/search/suggestions.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';

const hasWordPrefix = (name: string, typed: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s,&/-]+/u)
    .some((_, index, words) => words.slice(index).join(' ').startsWith(typed));

const matchingTypes = (catalogIndex: CatalogIndex, typed: string): readonly ItemType[] => {
  const { types } = catalogIndex.countsOnSale();
  return catalogIndex
    .types()
    .filter(
      ({ itemTypeId, name }) =>
        hasWordPrefix(name, typed) &&
        types.count(itemTypeId) > 0 &&
        !catalogIndex.isHiddenType(itemTypeId),
    );
};

const todayForPublic = (clock: Clock): PriceContext => ({
  date: shopDate(clock()),
  partyId: 0,
});

export const suggest = (
  { catalogIndex, clock }: { readonly catalogIndex: CatalogIndex; readonly clock: Clock },
  { search, locationId }: { readonly search: string; readonly locationId: number },
): readonly Suggestion[] => {
  const typed = nameKey(search);
  if (typed === '')
    return firstItemsOfGroups(catalogIndex.listOnSale(todayForPublic(clock)), locationId);
  if ([...typed].length < 2) return [];
  const priceContext = todayForPublic(clock);
  const searchItems = (text: string): readonly ListedItem[] =>
    catalogIndex.search(text, priceContext, locationId);
  const brands = catalogIndex
    .countsOnSale()
    .brands.mostFrequent()
    .map(({ key }) => key)
    .filter((brand) => brand !== '' && brand.toLowerCase().startsWith(typed));
  return rankSuggestions({
    types: matchingTypes(catalogIndex, typed),
    brands,
    items: searchItems(typed),
    otherItems: catalogIndex.completions(typed).map(searchItems),
  });
};
