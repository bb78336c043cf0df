import { createTranslator, type TranslationSource } from '@tokri/web-kit/platform';
import { en } from './messages/en.ts';

const loadHindi = () => import('./messages/hi.ts');

export const t = createTranslator({ en, hi: loadHindi });

export const createPageTranslator = <const Own extends Readonly<Record<string, string>>>(
  pageSource: TranslationSource<Own>,
) =>
  createTranslator<typeof en & Own>({
    en: { ...en, ...pageSource.en },
    hi: async () => ({ hi: { ...(await loadHindi()).hi, ...(await pageSource.hi()).hi } }),
  });
