/** Puts rows into this order; rows that it does not name follow. */
export const applyOrder = <Row extends { readonly Id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): readonly Row[] => {
  const rank = (id: number): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...rows].sort((a, b) => rank(a.Id) - rank(b.Id));
};
