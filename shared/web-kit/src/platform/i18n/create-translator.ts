import { isUnitedKingdom, marketText } from '@tokri/contracts/market';
import { registerTranslations } from './load-translations.ts';
import { compileMessage, type Message } from './compile-message.ts';
import { intlLocale, language } from './language.ts';
import { formatMessage, type MessageValues } from './format-message.ts';

type Catalog = Readonly<Record<string, string>>;
type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain},${string}` ? Plain : Name) | PlaceholderNames<Rest>
  : never;

/** `<id>.uk` is the text of the United Kingdom, where other terms in the text of India are not enough. */
type MarketTextId = `${string}.uk`;
const findText = (catalog: Catalog | undefined, id: string): string | undefined =>
  (isUnitedKingdom() ? catalog?.[`${id}.uk` satisfies MarketTextId] : undefined) ?? catalog?.[id];

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
  return <Id extends Exclude<keyof En & string, MarketTextId>>(
    id: Id,
    ...values: PlaceholderNames<En[Id]> extends never ? [] : [MessageValues]
  ): string => {
    const text = marketText(
      findText(language() === 'hi' ? hindi : undefined, id) ?? findText(en, id) ?? id,
    );
    const message = compiledMessages.get(text) ?? compileMessage(text);
    compiledMessages.set(text, message);
    return formatMessage(message, { values: values[0] ?? {}, locale: intlLocale() });
  };
};
