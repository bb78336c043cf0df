/** Net of returns; only `orders` and `returns` count both. */
export interface SalesSums {
  readonly orders: number;
  readonly returns: number;
  readonly units: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
  /** With tax and rounding. */
  readonly totalPaise: number;
  readonly discountPaise: number;
}
export interface TaxSums {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}
export interface DeliverySums {
  readonly delivered: number;
  readonly onTime: number;
}
/** The total of an order is in whole rupees, its parts are not. */
export const roundOff = ({ totalPaise, taxablePaise, taxPaise }: SalesSums): number =>
  totalPaise - taxablePaise - taxPaise;

export type Rows<Sums> = Readonly<Record<string, Sums>>;

export const noSales: SalesSums = {
  orders: 0,
  returns: 0,
  units: 0,
  taxablePaise: 0,
  taxPaise: 0,
  totalPaise: 0,
  discountPaise: 0,
};

export const addSums = <Sums extends object>(a: Sums, b: Sums): Sums =>
  Object.fromEntries(
    Object.entries(a).map(([name, value]) => [
      name,
      (value as number) + (b as Record<string, number>)[name]!,
    ]),
  ) as Sums;
export const negate = <Sums extends object>(sums: Sums): Sums =>
  Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [name, value === 0 ? 0 : -(value as number)]),
  ) as Sums;

export const mergeRows = <Sums extends object>(
  rows: Rows<Sums>,
  added: Iterable<readonly [string, Sums]>,
): Rows<Sums> => {
  const merged: Record<string, Sums> = { ...rows };
  for (const [key, sums] of added) merged[key] = merged[key] ? addSums(merged[key], sums) : sums;
  return merged;
};
