import * as z from 'zod/mini';

const androidAppPattern = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+(?: [0-9A-F]{2}(?::[0-9A-F]{2}){31})+$/;
const iosAppPattern = /^[A-Z0-9]{10}(?:\.[A-Za-z0-9-]+)+$/;

const emptyOr = (pattern: RegExp, rule: string) =>
  z._default(z.union([z.literal(''), z.string().check(z.regex(pattern, rule))]), '');

/** The app's package and the SHA-256 fingerprints of the certificates that sign it. */
export const androidAppVariable = emptyOr(
  androidAppPattern,
  'must be a package name and SHA-256 fingerprints like AB:CD:…, separated by spaces',
);
/** The app's identifier with the prefix of the team. */
export const iosAppVariable = emptyOr(iosAppPattern, 'must be a team and a bundle identifier');
