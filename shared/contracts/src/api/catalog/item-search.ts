import * as z from 'zod/mini';
import { brandSeparator, maxBrandLength, maxBrands } from '../../validation/brand-names.ts';
import { maxItemSearchLength } from '../../validation/text-limits.ts';
import { noParams, anyParam, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { brandListParam } from './brand-fields.ts';
import { anon, base, filteredList } from './item-schemas.ts';

export const suggestion = z.object({
  Kind: z.enum(['type', 'brand', 'item']),
  Text: z.string(),
  Id: z.int(),
  Image: z.string(),
  Hindi: f.hindi('Text'),
});

export type Suggestion = z.infer<typeof suggestion>;

const sorts = ['relevance', 'price', '-price', 'name', 'discount'] as const;

export const itemSearchOperations = {
  listBrands: operation({
    ...base,
    operationId: 'list-brands',
    specId: 'F1',
    method: 'GET',
    path: '/api/Filter',
    match: noParams,
    auth: anon,
    cacheSeconds: 60,
    isPaginated: true,
    summary: 'Brands of items on sale, with the number of items of each.',
    response: z.array(z.object({ Brand: z.string(), Count: z.int() })),
  }),
  filterItems: operation({
    ...base,
    operationId: 'filter-items',
    specId: 'F3',
    method: 'GET',
    path: '/api/Filter',
    auth: anon,
    isPaginated: true,
    match: anyParam(
      'brand',
      'offer',
      'typeId',
      'categoryId',
      'minPrice',
      'maxPrice',
      'search',
      'pincode',
      'sort',
      'inStock',
    ),
    optionalParams: ['brands'],
    query: z.object({
      brand: z.optional(f.text(maxBrandLength)),
      brands: z.optional(brandListParam),
      offer: z.optional(f.idOrZeroParam),
      typeId: z.optional(f.idOrZeroParam),
      categoryId: z.optional(f.idOrZeroParam),
      minPrice: z.optional(f.rupeesParam),
      maxPrice: z.optional(f.rupeesParam),
      search: z.optional(f.text(maxItemSearchLength)),
      pincode: z.optional(f.pincode),
      sort: z.optional(z.enum(sorts, `must be one of ${sorts.join(', ')}`)),
      inStock: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
    }),
    summary: `Items that match all filters, with facets. brands are up to ${maxBrands} names, separated by ${brandSeparator}. The search tolerates typing errors and understands Hindi and Hinglish names. categoryId is an item group.`,
    response: filteredList,
  }),
  suggestItems: operation({
    ...base,
    operationId: 'suggest-items',
    specId: 'F4',
    method: 'GET',
    path: '/api/app/suggestions',
    match: params('search'),
    optionalParams: ['pincode'],
    auth: anon,
    cacheSeconds: 60,
    query: z.object({ search: f.text(maxItemSearchLength), pincode: z.optional(f.pincode) }),
    response: z.array(suggestion),
    summary:
      'Suggestions while typing: item types, brands and items, at most 8, best match first. Matches Hindi and Hinglish names from three letters on. An empty search returns the first item in stock of each item group, at the location of the pincode.',
  }),
};
