/**
 * Runs one after the other; one that fails does not hold up the others.
 *
 * @throws the first failure, after all have run
 */
export const runEach = async <Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      await run(item);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
};
