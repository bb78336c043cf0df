/** So many clients, each of which calls again when it has its answer, for so long: what the other side can do at most. Answers all results. */
export const closedLoop = async <Result>(
  { clients, forMs }: { readonly clients: number; readonly forMs: number },
  call: (index: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const end = performance.now() + forMs;
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const index = next;
        next += 1;
        results.push(await call(index));
      }
    }),
  );
  return results;
};
