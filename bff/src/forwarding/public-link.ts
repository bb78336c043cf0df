/** A service links relative to its own URL (`<?page=2>` or `</v1/…?page=2>`). */
export const toPublicLink = (link: string, publicPath: string): string =>
  link.replace(/<(?:\/v1\/[^?>]*)?\?/g, `<${publicPath}?`);
