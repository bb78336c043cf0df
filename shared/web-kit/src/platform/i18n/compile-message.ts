/** Piece of a text: words, a placeholder, one of a number, or a plural with a text for each case. */
export type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: string, cases: Readonly<Record<string, Message>>];
export type Message = readonly Token[];

const closing = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new SyntaxError(`unclosed brace in "${text}"`);
};

const cases = (text: string): Record<string, Message> => {
  const found: Record<string, Message> = {};
  let at = 0;
  for (let open = text.indexOf('{', at); open >= 0; open = text.indexOf('{', at)) {
    const end = closing(text, open);
    found[text.slice(at, open).trim()] = tokens(text.slice(open + 1, end), true);
    at = end + 1;
  }
  return found;
};

const placeholder = (inner: string): Token => {
  const [name = '', kind, rest] = inner.split(/,(.*?),(.*)/s).map((part) => part.trim());
  if (kind) return [name, kind, cases(rest ?? '')];
  const [bare = '', number] = name.split(/,\s*/);
  return number === 'number' ? [bare, number, {}] : [name];
};

/** Inside a plural, `#` stands for the number and is a token of its own. */
const plain = (text: string, insidePlural: boolean): string[] =>
  insidePlural ? text.split(/(#)/).filter(Boolean) : text ? [text] : [];

const tokens = (text: string, insidePlural: boolean): Message => {
  const found: Token[] = [];
  let at = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const end = closing(text, open);
    found.push(
      ...plain(text.slice(at, open), insidePlural),
      placeholder(text.slice(open + 1, end)),
    );
    at = end + 1;
  }
  return [...found, ...plain(text.slice(at), insidePlural)];
};

/** Reads the part of ICU MessageFormat that our texts use: `{name}`, `{most, number}` and `{count, plural, one {# item} other {# items}}`. */
export const compile = (text: string): Message => tokens(text, false);
