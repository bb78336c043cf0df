import { translationsReady } from './i18n/load-translations.ts';

/**
 * Imports a part of the page, and waits for the Hindi texts that it brings along. Code is imported
 * on demand only with this or with `lazyPage`; otherwise the part shows its English texts first.
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const part = await load();
  await translationsReady();
  return part;
};
