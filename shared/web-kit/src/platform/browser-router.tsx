import { useState, type ReactNode } from 'react';
import { UNSAFE_createBrowserHistory, unstable_HistoryRouter } from 'react-router';
import { goFromPage, navigateFromPage, startLayerHistory } from './layer-history.ts';

const createLayeredHistory = () => {
  startLayerHistory();
  const browserHistory = UNSAFE_createBrowserHistory({ v5Compat: true });
  const { push, replace } = browserHistory;
  return Object.assign(browserHistory, {
    push: (...args: Parameters<typeof push>) => navigateFromPage(() => push(...args)),
    replace: (...args: Parameters<typeof replace>) => navigateFromPage(() => replace(...args)),
    go: goFromPage,
  });
};

/** The router of the browser, in which Back closes an open sheet or dialog first. */
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(createLayeredHistory);
  const HistoryRouter = unstable_HistoryRouter;
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
};
