import {
  confirmNavigation,
  isNavigationBlocked,
  navigateUnlessBlocked,
} from './navigation-blocker.ts';

/*
 * One history entry stands for all open layers (sheets, dialogs, drawers), so that Back closes the
 * topmost layer instead of leaving the page. The router never learns about this entry.
 */

type Action = () => void;

interface EntryState {
  readonly isLayer?: boolean;
  /** The router numbers its entries. */
  readonly idx?: number;
}

/** A traversal that reaches no other entry fires no event. */
const maxTraversalMs = 1_000;

const layers: Action[] = [];
const queuedNavigations: Action[] = [];
let isStarted = false;
let isSyncScheduled = false;
let routerIndex = 0;
let traversal: { readonly removesLayerEntry: boolean; readonly timer: number } | null = null;

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};
const isOnLayerEntry = (): boolean => entryState().isLayer === true;

const endTraversal = (): void => {
  window.clearTimeout(traversal?.timer);
  traversal = null;
  const navigations = queuedNavigations.splice(0);
  if (navigations.length > 0) history.scrollRestoration = 'auto';
  for (const navigate of navigations) navigate();
  scheduleSync();
};

const abandonTraversal = (): void => {
  const { isLayer: _isLayer, ...pageState } = entryState();
  if (traversal?.removesLayerEntry) history.replaceState(pageState, '');
  endTraversal();
};

const startTraversal = (delta: number, removesLayerEntry: boolean): void => {
  window.clearTimeout(traversal?.timer);
  const timer = window.setTimeout(abandonTraversal, maxTraversalMs);
  traversal = { removesLayerEntry, timer };
  history.go(delta);
};

const syncLayerEntry = (): void => {
  isSyncScheduled = false;
  if (traversal) return;
  if (layers.length === 0 && isOnLayerEntry()) return startTraversal(-1, true);
  if (isOnLayerEntry()) return;
  // The page may scroll below a layer; back on its entry, the browser would undo that.
  history.scrollRestoration = layers.length > 0 ? 'manual' : 'auto';
  if (layers.length > 0) history.pushState({ ...entryState(), isLayer: true }, '');
};

/** Deferred, because a layer that closes may open another one or navigate. */
const scheduleSync = (): void => {
  if (!isStarted || isSyncScheduled) return;
  isSyncScheduled = true;
  setTimeout(syncLayerEntry);
};

const closeLayersLeftBy = (isOtherPage: boolean): void => {
  const left = isOtherPage ? [...layers].reverse() : layers.slice(-1);
  for (const close of left) close();
};

/** The browser has left the page already: it returns, and leaves again once that is confirmed. */
const returnAndAsk = (delta: number): void => {
  startTraversal(-delta, false);
  void (async () => {
    if (await confirmNavigation()) runFromPage(() => startTraversal(delta, false));
  })();
};

const handlePopState = (event: PopStateEvent): void => {
  const { idx = 0 } = entryState();
  const isOtherPage = !isOnLayerEntry() && idx !== routerIndex;
  if (isOtherPage && !traversal && isNavigationBlocked()) {
    event.stopImmediatePropagation();
    return returnAndAsk(idx - routerIndex);
  }
  if (isOtherPage) routerIndex = idx;
  else event.stopImmediatePropagation();
  if (!traversal && !isOnLayerEntry()) closeLayersLeftBy(isOtherPage);
  endTraversal();
};

/** Call it once, before the router: it hides the entry of the layers from the router. */
export const startLayerHistory = (): void => {
  isStarted = true;
  routerIndex = entryState().idx ?? 0;
  window.addEventListener('popstate', handlePopState, { capture: true });
  scheduleSync();
};

export const isLayerOpen = (): boolean => layers.length > 0;

/** Returns a function that removes the layer. */
export const addLayer = (close: Action): Action => {
  layers.push(close);
  scheduleSync();
  return () => {
    const index = layers.indexOf(close);
    if (index >= 0) layers.splice(index, 1);
    scheduleSync();
  };
};

/** A page must not stand behind the entry of the layers, or Back would show the layers' page twice. */
const runFromPage = (navigate: Action): void => {
  if (!traversal && !isOnLayerEntry()) return navigate();
  queuedNavigations.push(navigate);
  if (!traversal) startTraversal(-1, true);
};

export const navigateFromPage = (navigate: Action): void =>
  navigateUnlessBlocked(() =>
    runFromPage(() => {
      navigate();
      routerIndex = entryState().idx ?? 0;
    }),
  );

/** Layers that open before the page is reached wait for it. */
export const goFromPage = (delta: number): void =>
  navigateUnlessBlocked(() => runFromPage(() => startTraversal(delta, false)));
