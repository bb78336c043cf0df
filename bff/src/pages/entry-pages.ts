/** Pages without a chunk of their own: home is part of the shop, and the splash leads to it. */
const shopPaths: ReadonlySet<string> = new Set(['/', '/home', '/spalsh-screen', '/splash-screen']);

export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** The remote of a page without a chunk of its own; undefined if the shell shows the page alone. */
export const findFirstRemote = (path: string): string | undefined => {
  if (shopPaths.has(path)) return 'shop';
  return firstSegment(path) === 'admin' ? 'admin' : undefined;
};
