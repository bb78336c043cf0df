type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

export const mockIntersectionObserver = (): {
  readonly enterViewport: () => void;
  readonly restore: () => void;
} => {
  const original = globalThis.IntersectionObserver;
  const watching = new Set<Callback>();
  class Watcher {
    constructor(readonly callback: Callback) {}
    observe(): void {
      watching.add(this.callback);
    }
    disconnect(): void {
      watching.delete(this.callback);
    }
  }
  globalThis.IntersectionObserver = Watcher as unknown as typeof IntersectionObserver;
  return {
    enterViewport: () => [...watching].forEach((callback) => callback([{ isIntersecting: true }])),
    restore: () => {
      globalThis.IntersectionObserver = original;
    },
  };
};
