import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { translationsReady } from './i18n/load-translations.ts';

/**
 * Loads a component on first render. Not Suspense, because React delays what follows a fallback by
 * 300 ms. A failed import throws into the nearest error boundary.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyPage(props: Props) {
    const [state, setState] = useState<{ failure?: Error; ready: boolean }>({
      ready: Loaded !== undefined,
    });
    useEffect(() => {
      if (Loaded) return;
      load().then(
        async (page) => {
          await translationsReady();
          Loaded = page;
          setState({ ready: true });
        },
        (failure: Error) => setState({ failure, ready: false }),
      );
    }, []);
    if (state.failure) throw state.failure;
    return Loaded && state.ready ? <Loaded {...props} /> : fallback;
  };
};
