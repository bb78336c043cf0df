/** Text that is HTML already. Only `html` makes it, so nothing of a message reaches the page unescaped. */
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
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

type Value = string | number | Html | readonly Html[];

const textOf = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(({ text }) => text).join('');
};

/** A template whose values are escaped, except those that are HTML already. */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(texts.reduce((page, text, index) => page + textOf(values[index - 1] ?? '') + text));

export const nothing = new Html('');
