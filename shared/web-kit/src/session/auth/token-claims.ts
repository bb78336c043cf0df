/** What an access token says of its bearer, not verified: pages only look ahead by it. Empty for what is no token. */
export const decodeTokenClaims = (token: string): Readonly<Record<string, unknown>> => {
  try {
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as unknown;
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
