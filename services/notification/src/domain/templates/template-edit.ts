import type { Language } from '@tokri/contracts/language';
import { shopMarket } from '@tokri/contracts/market';
import { ok, type Err, type Ok } from '@tokri/contracts/result';
import {
  findTemplateProblems,
  type MessageKind,
  type TemplateProblem,
  type TemplateTexts,
} from '@tokri/contracts/templates';
import { defaultTexts, type StoredTexts } from './message-template.ts';

/** Says which text in which language breaks which rule. */
export type TemplateRejection = Err<
  TemplateProblem['code'] | 'dlt-template-missing',
  Pick<TemplateProblem, 'field' | 'name'> & { readonly language: Language }
>;

export const checkTexts = (
  kind: MessageKind,
  language: Language,
  texts: TemplateTexts,
): Ok<null> | TemplateRejection => {
  const [problem] = findTemplateProblems(kind, texts);
  if (!problem) return ok(null);
  const { code, field, name } = problem;
  return { ok: false, code, field, name, language };
};

/** Operators drop an SMS whose text is not registered under its template id. */
const needsRegistration = (kind: MessageKind, language: Language, texts: StoredTexts): boolean =>
  shopMarket().registersSms &&
  texts.text !== defaultTexts(kind, language).text &&
  texts.dltTemplateId === '';

export const checkTemplate = (
  kind: MessageKind,
  texts: Readonly<Record<Language, StoredTexts>>,
): Ok<null> | TemplateRejection => {
  for (const language of ['en', 'hi'] as const) {
    const checked = checkTexts(kind, language, texts[language]);
    if (!checked.ok) return checked;
    if (needsRegistration(kind, language, texts[language]))
      return { ok: false, code: 'dlt-template-missing', field: 'text', name: '', language };
  }
  return ok(null);
};
