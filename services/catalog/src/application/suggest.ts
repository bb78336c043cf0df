import { kolkataDate } from '@tokri/contracts';
import { nameKey, type ItemType } from '../domain/department.ts';
import type { Listed } from '../domain/listing.ts';
import { suggestionsOf } from '../domain/suggestions.ts';
import type { Suggestion } from '../domain/suggestions.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';

const isBegun = (name: string, typed: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s,&/-]+/u)
    .some((_, at, words) => words.slice(at).join(' ').startsWith(typed));

const typesOf = (catalogue: Catalogue, typed: string): readonly ItemType[] => {
  const { types } = catalogue.counts();
  return catalogue
    .types()
    .filter(({ itemTypeId, name }) => isBegun(name, typed) && types.count(itemTypeId) > 0);
};

/** What somebody who types may mean (F4). Too little to go by gives nothing. */
export const suggest = (
  { catalogue, clock }: { readonly catalogue: Catalogue; readonly clock: Clock },
  search: string,
): readonly Suggestion[] => {
  const typed = nameKey(search);
  if ([...typed].length < 2) return [];
  const asker = { date: kolkataDate(clock()), partyId: 0 };
  const found = (text: string): readonly Listed[] => catalogue.search(text, asker);
  const brands = catalogue
    .counts()
    .brands.mostFrequent()
    .map(({ key }) => key)
    .filter((brand) => brand !== '' && brand.toLowerCase().startsWith(typed));
  return suggestionsOf({
    types: typesOf(catalogue, typed),
    brands,
    items: found(typed),
    otherItems: catalogue.namesBegunBy(typed).map(found),
  });
};
