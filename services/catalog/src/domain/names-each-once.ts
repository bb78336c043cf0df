/** Whether an order names each of the existing ids exactly once. */
export const namesEachOnce = (ids: readonly number[], existing: readonly number[]): boolean => {
  const named = new Set(ids);
  return (
    named.size === ids.length &&
    ids.length === existing.length &&
    existing.every((id) => named.has(id))
  );
};
