import { checkVersion } from '../../version/check-version.ts';

export const checkVersionOnCartOpen = (): void => void checkVersion();
