export type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: string, cases: Readonly<Record<string, Message>>];
export type Message = readonly Token[];

const findClosingBrace = (text: string, open: number): number => {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new SyntaxError(`unclosed brace in "${text}"`);
};

const parseCases = (text: string): Record<string, Message> => {
  const parsed: Record<string, Message> = {};
  let index = 0;
  for (let open = text.indexOf('{', index); open >= 0; open = text.indexOf('{', index)) {
    const end = findClosingBrace(text, open);
    parsed[text.slice(index, open).trim()] = parseTokens(text.slice(open + 1, end), true);
    index = end + 1;
  }
  return parsed;
};

const parsePlaceholder = (inner: string): Token => {
  const [name = '', kind, rest] = inner.split(/,(.*?),(.*)/s).map((part) => part.trim());
  if (kind) return [name, kind, parseCases(rest ?? '')];
  const [variableName = '', number] = name.split(/,\s*/);
  return number === 'number' ? [variableName, number, {}] : [name];
};

const splitText = (text: string, insidePlural: boolean): string[] =>
  insidePlural ? text.split(/(#)/).filter(Boolean) : text ? [text] : [];

const parseTokens = (text: string, insidePlural: boolean): Message => {
  const parsed: Token[] = [];
  let index = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', index)) {
    const end = findClosingBrace(text, open);
    parsed.push(
      ...splitText(text.slice(index, open), insidePlural),
      parsePlaceholder(text.slice(open + 1, end)),
    );
    index = end + 1;
  }
  return [...parsed, ...splitText(text.slice(index), insidePlural)];
};

/**
 * Parses a subset of ICU MessageFormat: `{name}`, `{most, number}` and `{count, plural, one {#
 * item} other {# items}}`.
 */
export const compileMessage = (text: string): Message => parseTokens(text, false);
