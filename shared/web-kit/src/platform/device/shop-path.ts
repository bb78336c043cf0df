import { isInternalPath } from '@tokri/contracts/platform';
import { appConfig } from '../site-config.ts';

const appScheme = 'tokri:';

const toPath = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** Encoded slashes count like slashes: `/%2F%2Fevil.example` is not a page of the shop. */
const isPagePath = ({ pathname }: URL): boolean => {
  try {
    return isInternalPath(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address, appConfig().shopOrigin || location.origin);
  } catch {
    return undefined;
  }
};

/** The page that a link to the shop names: `/home`, `https://<shop>/home` or `tokri:///home`. */
export const toShopPath = (address: unknown): string | undefined => {
  if (typeof address !== 'string' || address === '') return undefined;
  const url = parse(address);
  const isOfShop =
    url?.protocol === appScheme || url?.origin === (appConfig().shopOrigin || location.origin);
  return url && isOfShop && isPagePath(url) ? toPath(url) : undefined;
};
