/**
 * Links to them open in the browser: staff work there, and the others are no pages. `*` is the rest of
 * the path.
 */
export const pathsOutsideTheApp = [
  '/admin',
  '/admin/*',
  '/api/*',
  '/bills/*',
  '/customers-page',
  '/images/*',
] as const;

/** Whether the app leaves the page of a path, such as `/admin`, to the browser. */
export const isOutsideTheApp = (path: string): boolean =>
  pathsOutsideTheApp.some((outside) =>
    outside.endsWith('/*') ? path.startsWith(outside.slice(0, -1)) : path === outside,
  );
