type Load = () => Promise<unknown>;

/** A page shows its English rather than wait longer for words of another language. */
const waitMsMax = 5_000;

const loads: Load[] = [];
const running = new Set<Promise<unknown>>();

const run = (load: Load): void => {
  const one = load()
    .catch(() => undefined)
    .finally(() => running.delete(one));
  running.add(one);
};

const allRunning = async (): Promise<void> => {
  while (running.size > 0) await Promise.all(running);
};

/** Waits until the words of what has been loaded so far are there; what does not come stays English. */
export const translationsReady = async (): Promise<void> => {
  if (running.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    allRunning(),
    new Promise((resolve) => {
      timer = setTimeout(resolve, waitMsMax);
    }),
  ]);
  clearTimeout(timer);
};

/** Makes another language's words of a package known; they are fetched when that language is spoken. `load` may be called again and fetches once. */
export const registerTranslations = (load: Load, isSpoken: boolean): void => {
  loads.push(load);
  if (isSpoken) run(load);
};

/** Fetches the other language for everything on the page. */
export const loadTranslations = (): Promise<void> => {
  loads.forEach(run);
  return translationsReady();
};
