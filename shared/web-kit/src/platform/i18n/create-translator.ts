import { marketText } from '@tokri/contracts/market';
import { registerTranslations } from './load-translations.ts';
import { compileMessage, type Message } from './compile-message.ts';
import { intlLocale, language } from './language.ts';
import { formatMessage, type MessageValues } from './format-message.ts';

type Catalog = Readonly<Record<string, string>>;
type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain},${string}` ? Plain : Name) | PlaceholderNames<Rest>
  : never;

export interface TranslationSource<En extends Catalog> {
  readonly en: En;
  readonly hi: () => Promise<{ readonly hi: Readonly<Record<keyof En, string>> }>;
}

export const createTranslator = <const En extends Catalog>({ en, hi }: TranslationSource<En>) => {
  let hindi: Readonly<Record<keyof En, string>> | undefined;
  const compiledMessages = new Map<string, Message>();
  registerTranslations(async () => {
    hindi ??= (await hi()).hi;
  }, language() === 'hi');
  return <Id extends keyof En & string>(
    id: Id,
    ...values: PlaceholderNames<En[Id]> extends never ? [] : [MessageValues]
  ): string => {
    const text = marketText((language() === 'hi' ? hindi : undefined)?.[id] ?? en[id] ?? id);
    const message = compiledMessages.get(text) ?? compileMessage(text);
    compiledMessages.set(text, message);
    return formatMessage(message, { values: values[0] ?? {}, locale: intlLocale() });
  };
};
