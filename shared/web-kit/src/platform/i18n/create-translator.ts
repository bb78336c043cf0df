import { registerTranslations } from './load-translations.ts';
import { compile, type Message } from './compile-message.ts';
import { intlLocale, language } from './language.ts';
import { formatMessage, type MessageValues } from './format-message.ts';

type Catalog = Readonly<Record<string, string>>;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain},${string}` ? Plain : Name) | Names<Rest>
  : never;

export interface TranslationSource<En extends Catalog> {
  readonly en: En;
  /** The Hindi file: it comes to those who read Hindi only. */
  readonly hi: () => Promise<{ readonly hi: Readonly<Record<keyof En, string>> }>;
}

/**
 * Gives a package its own `t`, which knows the ids of that package's message file only.
 * Placeholders are `{name}`, `{most, number}` and `{count, plural, one {…} other {…}}`.
 */
export const createTranslator = <const En extends Catalog>({ en, hi }: TranslationSource<En>) => {
  let hindi: Readonly<Record<keyof En, string>> | undefined;
  const compiled = new Map<string, Message>();
  registerTranslations(async () => {
    hindi ??= (await hi()).hi;
  }, language() === 'hi');
  return <Id extends keyof En & string>(
    id: Id,
    ...values: Names<En[Id]> extends never ? [] : [MessageValues]
  ): string => {
    const text = (language() === 'hi' ? hindi : undefined)?.[id] ?? en[id] ?? id;
    const message = compiled.get(text) ?? compile(text);
    compiled.set(text, message);
    return formatMessage(message, { values: values[0] ?? {}, locale: intlLocale() });
  };
};
