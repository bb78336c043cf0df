const shopPaths: ReadonlySet<string> = new Set(['/', '/home', '/spalsh-screen', '/splash-screen']);

export const isHome = (path: string): boolean => path === '/home';

export const findFirstRemote = (path: string): string | undefined =>
  shopPaths.has(path) ? 'shop' : undefined;
