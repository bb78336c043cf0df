/**
 * `Link` of a service names pages relative to the address that was called (`<?page=2>`), or with the service's own path; readers of the
 * answer know only the public one.
 */
export const publicLink = (link: string, publicPath: string): string =>
  link.replace(/<(?:\/v1\/[^?>]*)?\?/g, `<${publicPath}?`);
