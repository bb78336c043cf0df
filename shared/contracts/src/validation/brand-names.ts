/** Separates the names in `brands`: a comma can be part of a name. No brand contains it. */
export const brandSeparator = '|';

export const maxBrandLength = 100;

/** Brands that one list can be filtered by. */
export const maxBrands = 10;

export const splitBrands = (brands: string): readonly string[] => [
  ...new Set(brands.split(brandSeparator).filter(Boolean)),
];
