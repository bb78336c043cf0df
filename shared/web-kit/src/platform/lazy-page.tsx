import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A page whose code arrives when it is first shown. Without Suspense, which holds back what follows a fallback for
 * 300 ms. A code file that does not arrive throws into the boundary of the remote, which offers to try again.
 */
export const lazyPage = (load: () => Promise<ComponentType>, waiting: ReactNode = null): ComponentType => {
  let Loaded: ComponentType | undefined;
  return function LazyPage() {
    const [state, setState] = useState<{ failure?: Error; ready: boolean }>({ ready: Loaded !== undefined });
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (page) => {
          Loaded = page;
          setState({ ready: true });
        },
        (failure: Error) => setState({ failure, ready: false }),
      );
    }, []);
    if (state.failure) throw state.failure;
    return Loaded && state.ready ? <Loaded /> : waiting;
  };
};
