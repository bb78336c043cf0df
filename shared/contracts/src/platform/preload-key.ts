type QueryValue = string | number | undefined;

/**
 * Names a response that the server sends with the page. The pincode is left out: the server does
 * not know it, and the page reads again for its own pincode.
 */
export const preloadKey = (
  operationId: string,
  query: Readonly<Record<string, QueryValue>> = {},
): string => {
  const params = Object.entries(query)
    .filter(([name, value]) => name !== 'pincode' && value !== undefined)
    .map(([name, value]) => [name, String(value)])
    .sort(([a = ''], [b = '']) => a.localeCompare(b));
  return params.length === 0 ? operationId : `${operationId}?${new URLSearchParams(params)}`;
};
