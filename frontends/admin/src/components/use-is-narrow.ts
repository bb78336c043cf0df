import { useMediaQuery } from '@tokri/web-kit/platform';

/** As in the style sheets: below it the rows of a table become cards. */
const narrowQuery = '(max-width: 1023px)';

export const useIsNarrow = (): boolean => useMediaQuery(narrowQuery);
