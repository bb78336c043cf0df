import * as z from 'zod/mini';
import {
  brandSeparator,
  maxBrandLength,
  maxBrands,
  splitBrands,
} from '../../validation/brand-names.ts';
import * as f from '../operation/fields.ts';

const maxBrandsLength = maxBrands * (maxBrandLength + brandSeparator.length);

export const brand = f
  .text(maxBrandLength)
  .check(z.refine((name) => !name.includes(brandSeparator), `must not contain ${brandSeparator}`));

/** Several names in one parameter: `splitBrands` reads them. */
export const brandListParam = f
  .text(maxBrandsLength)
  .check(
    z.refine(
      (names) => splitBrands(names).length <= maxBrands,
      `must be at most ${maxBrands} brands, separated by ${brandSeparator}`,
    ),
  );
