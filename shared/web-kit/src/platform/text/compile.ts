import type { I18n } from '@lingui/core';

/**
 * Compiles the part of ICU MessageFormat that our texts use: `{name}` and `{count, plural, one {# item} other {# items}}`.
 * Lingui's own compiler brings a parser of the whole format, four times the size of all our texts.
 */
type CompiledMessage = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>;
type Token = CompiledMessage extends string | (infer T)[] ? T : never;

const closing = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new SyntaxError(`unclosed brace in "${text}"`);
};

const cases = (text: string): Record<string, CompiledMessage> => {
  const found: Record<string, CompiledMessage> = {};
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
  return (kind ? [name, kind, cases(rest ?? '')] : [name]) as Token;
};

/** Inside a plural, `#` stands for the number and is a token of its own. */
const plain = (text: string, insidePlural: boolean): Token[] => (insidePlural ? text.split(/(#)/).filter(Boolean) : text ? [text] : []) as Token[];

const tokens = (text: string, insidePlural: boolean): CompiledMessage => {
  const found: Token[] = [];
  let at = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const end = closing(text, open);
    found.push(...plain(text.slice(at, open), insidePlural), placeholder(text.slice(open + 1, end)));
    at = end + 1;
  }
  return [...found, ...plain(text.slice(at), insidePlural)] as CompiledMessage;
};

export const compile = (text: string): CompiledMessage => tokens(text, false);
