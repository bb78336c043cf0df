type LoadTranslations = () => Promise<unknown>;

const maxWaitMs = 5_000;

const translationLoaders: LoadTranslations[] = [];
const pendingLoads = new Set<Promise<unknown>>();
let isLoadingAll = false;

const startLoading = (load: LoadTranslations): void => {
  const loading = load()
    .catch(() => undefined)
    .finally(() => pendingLoads.delete(loading));
  pendingLoads.add(loading);
};

const waitForPendingLoads = async (): Promise<void> => {
  while (pendingLoads.size > 0) await Promise.all(pendingLoads);
};

export const translationsReady = async (): Promise<void> => {
  if (pendingLoads.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    waitForPendingLoads(),
    new Promise((resolve) => {
      timer = setTimeout(resolve, maxWaitMs);
    }),
  ]);
  clearTimeout(timer);
};

export const registerTranslations = (load: LoadTranslations, isActive: boolean): void => {
  translationLoaders.push(load);
  if (isActive || isLoadingAll) startLoading(load);
};

export const loadTranslations = async (): Promise<void> => {
  isLoadingAll = true;
  translationLoaders.forEach(startLoading);
  await translationsReady();
  isLoadingAll = false;
};
