export const runClosedModel = async <Result>(
  { clients, durationMs }: { readonly clients: number; readonly durationMs: number },
  call: (index: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const deadline = performance.now() + durationMs;
  const results: Result[] = [];
  let nextIndex = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < deadline) {
        const index = nextIndex;
        nextIndex += 1;
        results.push(await call(index));
      }
    }),
  );
  return results;
};
