import { placeholdersOf, type MessageKind, type Placeholder } from './message-kinds.ts';

/** Texts of one language. SMS, push and inbox show `text`; mail shows `mailText` unless it is empty. */
export interface TemplateTexts {
  readonly title: string;
  readonly text: string;
  readonly mailText: string;
}
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

export const templateLimits = { title: 80, text: 500, mailText: 2_000 } as const;
/** Of a text that the shop registered with the operators (DLT, TRAI TCCCPR 2018). */
export const dltTemplatePattern = /^\d{19}$/;

const placeholderPattern = /\{([^{}]*)\}/gu;

export const findPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(placeholderPattern)].map(([, name = '']) => name.trim());

export type TemplateProblem =
  | {
      readonly code: 'placeholder-unknown';
      readonly field: keyof TemplateTexts;
      readonly name: string;
    }
  | {
      readonly code: 'placeholder-missing';
      readonly field: 'text' | 'mailText';
      readonly name: string;
    }
  | { readonly code: 'code-in-title'; readonly field: 'title'; readonly name: string }
  | { readonly code: 'text-missing'; readonly field: 'title' | 'text'; readonly name: '' };

const findMissing = (
  required: readonly Placeholder[],
  field: 'text' | 'mailText',
  text: string,
): TemplateProblem[] =>
  required
    .filter((name) => !findPlaceholders(text).includes(name))
    .map((name) => ({ code: 'placeholder-missing', field, name }));

/** A lock screen shows the title of a push and of a mail, so it must not hold a code. */
export const findTemplateProblems = (
  kind: MessageKind,
  texts: TemplateTexts,
): readonly TemplateProblem[] => {
  const { allowed, required } = placeholdersOf(kind);
  const fields = ['title', 'text', 'mailText'] as const;
  return [
    ...(['title', 'text'] as const)
      .filter((field) => texts[field].trim() === '')
      .map((field): TemplateProblem => ({ code: 'text-missing', field, name: '' })),
    ...fields.flatMap((field) =>
      findPlaceholders(texts[field])
        .filter((name) => !(allowed as readonly string[]).includes(name))
        .map((name): TemplateProblem => ({ code: 'placeholder-unknown', field, name })),
    ),
    ...(findPlaceholders(texts.title).includes('code')
      ? [{ code: 'code-in-title', field: 'title', name: 'code' } as const]
      : []),
    ...(texts.text.trim() === '' ? [] : findMissing(required, 'text', texts.text)),
    ...(texts.mailText.trim() === '' ? [] : findMissing(required, 'mailText', texts.mailText)),
  ];
};

/** A placeholder without a value leaves no gap. */
export const renderTemplate = (text: string, values: PlaceholderValues): string =>
  text
    .replace(placeholderPattern, (_whole, name: string) => values[name.trim() as Placeholder] ?? '')
    .replace(/ {2,}/gu, ' ')
    .trim();
