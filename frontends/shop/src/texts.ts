import { texts, type TextSource } from '@tokri/web-kit/platform';
import { en } from './messages/en.ts';

const hindi = () => import('./messages/hi.ts');

export const t = texts({ en, hi: hindi });

/** The texts of the shop and those of a page of its own, which come with the code of that page. */
export const withTexts = <const Own extends Readonly<Record<string, string>>>(
  own: TextSource<Own>,
) =>
  texts<typeof en & Own>({
    en: { ...en, ...own.en },
    hi: async () => ({ hi: { ...(await hindi()).hi, ...(await own.hi()).hi } }),
  });
