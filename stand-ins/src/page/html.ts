/**
 * Trusted markup. Only the `html` template creates it, so no text of a message reaches the page
 * unescaped.
 */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

type Value = string | number | Html | readonly Html[];

const renderValue = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(({ text }) => text).join('');
};

export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(texts.reduce((page, text, index) => page + renderValue(values[index - 1] ?? '') + text));

export const emptyHtml = new Html('');
