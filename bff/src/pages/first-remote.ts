/** Pages that most people come in by and that begin in the shop. */
const shopPaths: ReadonlySet<string> = new Set(['/', '/home', '/spalsh-screen', '/splash-screen']);

/** The page that has a first look of its own (`first-look.ts`). */
export const isHome = (path: string): boolean => path === '/home';

/** The remote whose files a page needs first, if that is known. */
export const firstRemoteOf = (path: string): string | undefined =>
  shopPaths.has(path) ? 'shop' : undefined;
