export const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const timed = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
  const startMs = Date.now();
  print(`${step} …`);
  const result = await run();
  print(`${step}: ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  return result;
};
