import { isInternalPath } from '@tokri/contracts/platform';
import { appConfig } from '../site-config.ts';

const appScheme = 'tokri:';

const toPath = ({ pathname, search }: URL): string => pathname + search;

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address, appConfig().shopOrigin || location.origin);
  } catch {
    return undefined;
  }
};

/** The path that a link to the shop names: `/home`, `https://<shop>/home` or `tokri:///home`. */
export const toShopPath = (address: unknown): string | undefined => {
  if (typeof address !== 'string' || address === '') return undefined;
  const url = parse(address);
  const isOfShop =
    url?.protocol === appScheme || url?.origin === (appConfig().shopOrigin || location.origin);
  return url && isOfShop && isInternalPath(toPath(url)) ? toPath(url) : undefined;
};
