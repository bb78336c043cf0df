import type { Language } from '@tokri/contracts/language';

const qualityOf = (part: string): number => {
  const quality = /;\s*q=([\d.]+)/.exec(part)?.[1];
  return quality === undefined ? 1 : Number(quality);
};

export const readLanguage = (
  lang: string | undefined,
  acceptLanguage: string | undefined,
): Language => {
  if (lang === 'hi' || lang === 'en') return lang;
  const known = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => ({ tag: part.trim().slice(0, 2).toLowerCase(), quality: qualityOf(part) }))
    .filter(({ tag }) => tag === 'hi' || tag === 'en');
  const [best] = known.sort((a, b) => b.quality - a.quality);
  return best?.tag === 'hi' ? 'hi' : 'en';
};
