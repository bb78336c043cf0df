import { appConfig } from '../site-config.ts';

/** The session's cookie belongs to the shop, which is another site for the pages of the mobile app. */
export const requestCredentials = (): RequestCredentials =>
  appConfig().shopOrigin === '' ? 'same-origin' : 'include';

const imagePath = /^\/images\//;

/** The mobile app gets the addresses of images with the origin of the shop. */
export const parseBody = <T>(text: string): T => {
  const { shopOrigin } = appConfig();
  if (shopOrigin === '') return JSON.parse(text) as T;
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' && imagePath.test(value) ? shopOrigin + value : value,
  ) as T;
};
