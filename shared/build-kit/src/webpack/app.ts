/** One deployable front end: the shell, or a remote that the shell loads at run time. */
export interface App {
  /** Folder name below `frontends`, federation name and path segment of `/remotes/<name>/`. */
  readonly name: string;
  readonly folder: string;
  readonly kind: 'shell' | 'remote';
}

export type Mode = 'production' | 'development';

/** Names of this many hexadecimal digits never change their content; server and service worker keep them for ever. */
export const hashDigits = 10;

export const hashed = (name: string, extension: string): string =>
  `${name}.[contenthash:${hashDigits}].${extension}`;
