import { checkVersion } from '../../version/check-version.ts';

/**
 * The cart link navigates at once and the version check runs beside it; a reload lands on the cart
 * again.
 */
export const checkVersionOnCartOpen = (): void => void checkVersion();
