import {
  findTemplateProblems,
  renderTemplate,
  type MessageKind,
  type PlaceholderValues,
} from '@tokri/contracts/templates';
import type { Language } from '@tokri/contracts/language';
import type { Brand } from './brand.ts';
import { defaultTexts, type MessageTemplate, type StoredTexts } from './message-template.ts';

export interface RenderContext {
  /** Of the company record: what mails, pushes and pages say. */
  readonly brand: Brand;
  /** Part of the texts registered with the operators, so SMS keep it when staff rename the company. */
  readonly smsBrand: Brand;
  readonly templates: readonly MessageTemplate[];
  /** Called for a text that cannot be used, so that the default one is sent. */
  readonly onUnusable: (kind: MessageKind) => void;
}

export interface RenderedTexts {
  readonly title: string;
  readonly text: string;
  readonly smsText: string;
  /** The same as `text` if mails have no text of their own. */
  readonly mailText: string;
  readonly dltTemplateId: string;
}

export const renderTexts = (
  { title, text, mailText, dltTemplateId }: StoredTexts,
  brands: { readonly brand: string; readonly smsBrand: string },
  values: PlaceholderValues,
): RenderedTexts => {
  const render = (template: string, brand = brands.brand) =>
    renderTemplate(template, { brand, ...values });
  return {
    title: render(title),
    text: render(text),
    smsText: render(text, brands.smsBrand),
    mailText: render(mailText === '' ? text : mailText),
    dltTemplateId,
  };
};

export const textOf = (
  { text, smsText, mailText }: RenderedTexts,
  channel: 'sms' | 'mail' | 'push',
): string => ({ sms: smsText, mail: mailText, push: text })[channel];

export const brandsIn = (
  { brand, smsBrand }: Pick<RenderContext, 'brand' | 'smsBrand'>,
  language: Language,
) => ({ brand: brand[language], smsBrand: smsBrand[language] });

/** A text that is broken, however it came into the store, never stops a message. */
export const findTexts = (
  { templates, onUnusable }: RenderContext,
  { kind, language }: { readonly kind: MessageKind; readonly language: Language },
): StoredTexts => {
  const stored = templates.find((template) => template.kind === kind)?.texts?.[language];
  if (!stored) return defaultTexts(kind, language);
  if (findTemplateProblems(kind, stored).length === 0) return stored;
  onUnusable(kind);
  return defaultTexts(kind, language);
};

export const renderMessage = (
  context: RenderContext,
  message: { readonly kind: MessageKind; readonly language: Language },
  values: PlaceholderValues,
): RenderedTexts =>
  renderTexts(findTexts(context, message), brandsIn(context, message.language), values);
