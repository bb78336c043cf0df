import { t } from './labels.ts';

const shownHashLength = 6;

export const describeImages = (hashes: readonly string[]): string =>
  hashes.length === 0
    ? ''
    : t('pictures', {
        count: hashes.length,
        names: hashes.map((hash) => hash.slice(0, shownHashLength)).join(', '),
      });
