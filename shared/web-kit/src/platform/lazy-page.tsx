import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { loadPart } from './load-part.ts';

export type LazyPage<Props extends object> = ComponentType<Props> & {
  readonly preload: () => Promise<void>;
};

/**
 * Loads a component on first render. Not Suspense, because React delays what follows a fallback by
 * 300 ms. A failed import throws into the nearest error boundary.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPage<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<void> => {
    if (Loaded) return;
    Loaded = await loadPart(load);
  };
  const Page = (props: Props): ReactNode => {
    const [state, setState] = useState<{ failure?: Error; ready: boolean }>({
      ready: Loaded !== undefined,
    });
    useEffect(() => {
      if (Loaded) return;
      preload().then(
        () => setState({ ready: true }),
        (failure: Error) => setState({ failure, ready: false }),
      );
    }, []);
    if (state.failure) throw state.failure;
    return Loaded && state.ready ? <Loaded {...props} /> : fallback;
  };
  return Object.assign(Page, { preload });
};

export const lazyRoute = (path: string, Page: LazyPage<object>): RouteObject => ({
  path,
  element: <Page />,
  handle: Page.preload,
});

/** Loads the pages of a path before they are rendered, so that no fallback shows. */
export const preloadRoute = async (routes: RouteObject[], pathname: string): Promise<void> => {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const preload = route.handle as LazyPage<object>['preload'] | undefined;
    await preload?.();
  }
};
