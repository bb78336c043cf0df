import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { translationsReady } from './i18n/load-translations.ts';

/**
 * A page, or a part of one, whose code arrives when it is first shown. Without Suspense, which holds back what follows a
 * fallback for 300 ms. A code file that does not arrive throws into the nearest boundary, which offers to try again.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
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
    return Loaded && state.ready ? <Loaded {...props} /> : waiting;
  };
};
