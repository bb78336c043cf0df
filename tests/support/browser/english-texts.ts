import type { Page } from 'playwright-core';

/** Words that are written in Latin letters in Hindi too. */
const latinInHindi = [
  'English',
  'Language',
  'GST',
  'CGST',
  'SGST',
  'IGST',
  'GSTIN',
  'HSN',
  'MRP',
  'OTP',
  'UPI',
  'SMS',
  'PDF',
  'FSSAI',
  'WhatsApp',
  'Razorpay',
  'Stripe',
  'Chrome',
  'Linux',
];
const codes = [
  /\bTK-\d+\b/gu,
  /\b[A-Z]{2,}\d[A-Z\d]*\b/gu,
  /\b[A-Z]{1,4}\/\d{2}-\d{2}\/\d+/gu,
  /\b\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]{2}\b/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
];

/** Texts of the page for eyes and for screen readers. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isRendered = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true });
    const rendered = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('script, style, noscript, svg') && isRendered(element),
    );
    const ownTexts = rendered.flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
      ),
    );
    const attributes = rendered.flatMap((element) =>
      ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
    return [document.title, ...ownTexts, ...attributes].map((text) => text.trim());
  });

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const withoutCodes = (text: string): string =>
  codes.reduce((rest, code) => rest.replaceAll(code, ''), text);

const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce(
    (rest, name) =>
      rest.replaceAll(new RegExp(`(?<!\\w)${escapePattern(withoutCodes(name))}(?!\\w)`, 'giu'), ''),
    withoutCodes(text),
  );

/**
 * What a reader of Hindi finds in English. `names` are not translated: brands, and what the
 * customer or the shop has typed.
 */
export const findEnglishTexts = async (
  page: Page,
  names: readonly string[],
): Promise<readonly string[]> => {
  const known = [...names, ...latinInHindi]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length);
  const texts = (await readTexts(page)).filter((text) =>
    /[a-z]{2,}/iu.test(withoutNames(text, known)),
  );
  return [...new Set(texts)];
};
