/** Decodes claims without verifying the signature; use them for display decisions only. */
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

/** The session that a token belongs to; empty without a token, and in one that names none. */
export const tokenSessionId = (token: string | null): string => {
  const { sid } = decodeTokenClaims(token ?? '');
  return typeof sid === 'string' ? sid : '';
};
