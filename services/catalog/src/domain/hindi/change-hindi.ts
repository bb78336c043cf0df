interface TranslatedText {
  readonly english: string;
  readonly hindi?: string | undefined;
}

/**
 * A Hindi text says the same as the English one. When only the English one changes, the Hindi one
 * is dropped, because it may describe something else.
 */
export const changeHindi = (
  before: TranslatedText | null | undefined,
  after: TranslatedText,
): string => after.hindi ?? (before?.english === after.english ? (before.hindi ?? '') : '');
