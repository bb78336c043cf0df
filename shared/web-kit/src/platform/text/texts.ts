import { setupI18n } from '@lingui/core';
import { compile } from './compile.ts';
import { intlLocale, language } from './language.ts';

type Catalog = Readonly<Record<string, string>>;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? (Name extends `${infer Plain},${string}` ? Plain : Name) | Names<Rest> : never;

/** What stands in for the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>;

export interface TextSource<En extends Catalog> {
  readonly en: En;
  readonly hi: Readonly<Record<keyof En, string>>;
}

/**
 * Gives a package its own `t`, which knows the ids of that package's message file only.
 * Placeholders are `{name}` and `{count, plural, one {…} other {…}}`.
 */
export const texts = <const En extends Catalog>({ en, hi }: TextSource<En>) => {
  const i18n = setupI18n({ messages: { en: { ...en }, hi: { ...hi } } });
  i18n.setMessagesCompiler(compile);
  return <Id extends keyof En & string>(id: Id, ...values: Names<En[Id]> extends never ? [] : [Values]): string => {
    if (i18n.locale !== language()) i18n.activate(language(), intlLocale());
    return i18n._(id, values[0]);
  };
};
