const maxAgeSeconds = 31_536_000;

/** A choice of the visitor that the server reads. The prefix keeps other hosts from setting it. */
export const choiceCookieNames = (name: string) => ({ host: `__Host-${name}`, plain: name });

/** The text that `document.cookie` takes. */
export const toChoiceCookie = (
  name: string,
  value: string,
  { isSecure }: { readonly isSecure: boolean },
): string => {
  const { host, plain } = choiceCookieNames(name);
  return `${isSecure ? host : plain}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

/** The pairs `name=value` of a Cookie header. */
export const readCookiePairs = (header: string): ReadonlySet<string> =>
  new Set(header.split(';').map((pair) => pair.trim()));
