/*
 * One history entry stands for all open layers (sheets, dialogs, drawers), so that Back closes the
 * topmost layer instead of leaving the page. The router never learns about this entry.
 */

type Action = () => void;

const layers: Action[] = [];
const queuedNavigations: Action[] = [];
let isStarted = false;
let isRemovingEntry = false;
let isSyncScheduled = false;

const isOnLayerEntry = (): boolean =>
  (history.state as { readonly isLayer?: boolean } | null)?.isLayer === true;

const removeLayerEntry = (): void => {
  isRemovingEntry = true;
  history.back();
};

const syncLayerEntry = (): void => {
  isSyncScheduled = false;
  if (isRemovingEntry) return;
  if (layers.length > 0 && !isOnLayerEntry())
    history.pushState({ ...(history.state as object | null), isLayer: true }, '');
  if (layers.length === 0 && isOnLayerEntry()) removeLayerEntry();
};

/** Deferred, because a layer that closes may open another one or navigate. */
const scheduleSync = (): void => {
  if (!isStarted || isSyncScheduled) return;
  isSyncScheduled = true;
  setTimeout(syncLayerEntry);
};

const handlePopState = (event: PopStateEvent): void => {
  const wasRemovingEntry = isRemovingEntry;
  const isForward = isOnLayerEntry();
  if (!wasRemovingEntry && !isForward && layers.length === 0) return;
  event.stopImmediatePropagation();
  isRemovingEntry = false;
  if (wasRemovingEntry) for (const navigate of queuedNavigations.splice(0)) navigate();
  else if (!isForward) layers.at(-1)?.();
  scheduleSync();
};

/** Call it once, before the router: it hides the entry of the layers from the router. */
export const startLayerHistory = (): void => {
  isStarted = true;
  window.addEventListener('popstate', handlePopState, { capture: true });
  scheduleSync();
};

/** Returns a function that removes the layer. */
export const addLayer = (close: Action): Action => {
  layers.push(close);
  scheduleSync();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    scheduleSync();
  };
};

/** A page must not stand behind the entry of the layers, or Back would show the layers' page twice. */
export const navigateFromPage = (navigate: Action): void => {
  if (!isRemovingEntry && !isOnLayerEntry()) return navigate();
  queuedNavigations.push(navigate);
  if (!isRemovingEntry) removeLayerEntry();
};
