import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { maxBrandLength } from '../../validation/brand-names.ts';
import { maxItemSearchLength } from '../../validation/text-limits.ts';
import * as f from '../operation/fields.ts';

/** `scheduled`: a rate starts later. `party`: a party has its own rate. `none`: a unit has no price today. */
export const priceFilters = ['scheduled', 'party', 'none'] as const;

const status = z.pipe(
  z.enum(['0', '1', '2'], 'must be 0, 1 or 2'),
  z.transform((text) => Number(text) as 0 | 1 | 2),
);
/** Of a unit: sold out, few left, or either of them. */
export const stockFilter = z.enum(['out', 'low', 'low,out'], 'must be out, low or low,out');
/** `missing`: a declaration that the law requires before an item goes on sale. */
export const labelFilter = z.literal('missing', 'must be missing');
const price = z.enum(priceFilters, `must be one of ${priceFilters.join(', ')}`);

export const itemFilterParams = [
  'Search',
  'Status',
  'ItemTypeId',
  'ItemGroupId',
  'Stock',
  'Label',
  'LocationId',
  'Brand',
  'Price',
] as const;

export const itemFilterQuery = {
  Search: z.optional(f.text(maxItemSearchLength)),
  Status: z.optional(status),
  ItemTypeId: z.optional(f.idParam),
  ItemGroupId: z.optional(f.idParam),
  Stock: z.optional(stockFilter),
  Label: z.optional(labelFilter),
  LocationId: z.optional(f.idParam),
  Brand: z.optional(f.text(maxBrandLength)),
  Price: z.optional(price),
};

/** A page sends ids as it writes them in an address; the BFF forwards them as numbers. */
const idInFilter = z.optional(z.union([f.idParam, f.id], 'must be a positive whole number'));

const itemFilterBody = {
  ...itemFilterQuery,
  Status: z.optional(z.union([status, z.literal([0, 1, 2])], 'must be 0, 1 or 2')),
  ItemTypeId: idInFilter,
  ItemGroupId: idInFilter,
  LocationId: idInFilter,
};

/** The items of a bulk change: those named, or all that match the filter of the list. */
export const itemSelection = {
  ItemIds: z._default(z.array(f.id).check(z.maxLength(1_000)), []),
  Filter: z.optional(z.strictObject(itemFilterBody)),
};

interface Selection {
  ItemIds: number[];
  Filter?: object | undefined;
}
/** An empty filter means all items, so it has to be sent. */
export const needsSelection = z.refine<Selection>(
  ({ ItemIds, Filter }) => ItemIds.length > 0 || Filter !== undefined,
  { path: ['ItemIds'], error: 'must name items, unless Filter selects them' },
);
export const hasOneSelection = z.refine<Selection>(
  ({ ItemIds, Filter = {} }) => ItemIds.length === 0 || Object.keys(Filter).length === 0,
  { path: ['Filter'], error: 'must be empty when ItemIds names items' },
);

export const datedPrice = z.object({
  FromDate: z.string(),
  Rate: rupees,
  Mrp: rupees,
  RateWithTax: rupees,
});
