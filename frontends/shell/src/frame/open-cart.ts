import { checkVersion } from '../version/check-version.ts';

/**
 * Section 2, open cart: the version is checked first, a differing one reloads, a matching one goes to the cart. The link
 * leads there at once and the check runs beside it, so that a slow answer holds nobody up; a reload lands on the cart.
 */
export const openCart = (): void => void checkVersion();
