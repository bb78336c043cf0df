/** Hindi of the texts of the same names; a missing one is shown in English. */
export type HindiTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export const hindiTexts = <Field extends string>(
  texts: HindiTexts<Field>,
): HindiTexts<Field> | undefined => {
  const entries = Object.entries(texts).filter(([, text]) => text);
  return entries.length === 0
    ? undefined
    : (Object.fromEntries(entries) as unknown as HindiTexts<Field>);
};
