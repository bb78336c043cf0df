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
  readonly brand: Brand;
  readonly templates: readonly MessageTemplate[];
  /** Called for a text that cannot be used, so that the default one is sent. */
  readonly onUnusable: (kind: MessageKind) => void;
}

export interface RenderedTexts {
  readonly title: string;
  readonly text: string;
  /** The same as `text` if mails have no text of their own. */
  readonly mailText: string;
  readonly dltTemplateId: string;
}

export const renderTexts = (
  { title, text, mailText, dltTemplateId }: StoredTexts,
  values: PlaceholderValues,
): RenderedTexts => {
  const rendered = renderTemplate(text, values);
  return {
    title: renderTemplate(title, values),
    text: rendered,
    mailText: mailText === '' ? rendered : renderTemplate(mailText, values),
    dltTemplateId,
  };
};

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
  renderTexts(findTexts(context, message), { brand: context.brand[message.language], ...values });
