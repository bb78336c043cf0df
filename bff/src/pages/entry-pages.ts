/** Pages without a chunk of their own: home is part of the shop, and the splash leads to it. */
const shopPaths: ReadonlySet<string> = new Set(['/', '/home', '/spalsh-screen', '/splash-screen']);

export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

export const findFirstRemote = (path: string): string | undefined =>
  shopPaths.has(path) ? 'shop' : undefined;
