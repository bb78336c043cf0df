export interface App {
  readonly name: string;
  readonly folder: string;
  readonly kind: 'shell' | 'remote';
}

export type Mode = 'production' | 'development';

export const hashDigits = 10;

export const hashed = (name: string, extension: string): string =>
  `${name}.[contenthash:${hashDigits}].${extension}`;
