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
