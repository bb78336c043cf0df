import type { Language } from '@tokri/contracts/language';
import {
  findTemplateProblems,
  renderTemplate,
  type MessageKind,
  type PlaceholderValues,
  type TemplateTexts,
} from '@tokri/contracts/templates';
import { defaultTemplates } from './default-templates.ts';

export interface StoredTexts extends TemplateTexts {
  /** Empty for the one of the environment. */
  readonly dltTemplateId: string;
}

/** `texts` is null after a return to the texts of the start. */
export interface MessageTemplate {
  readonly kind: MessageKind;
  readonly rev: number;
  readonly texts: Readonly<Record<Language, StoredTexts>> | null;
}

export type Brand = Readonly<Record<Language, string>>;

/** All that is needed to write a message: the texts of staff and the name of the shop. */
export interface TemplateLibrary {
  readonly brand: Brand;
  readonly templates: readonly MessageTemplate[];
  /** Called for a text that cannot be used, so that the default one is sent. */
  readonly onUnusable: (kind: MessageKind) => void;
}

/** Of a shop whose company has not arrived yet. */
export const unknownBrand: Brand = { en: 'Tokri', hi: 'टोकरी' };

export const defaultTexts = (kind: MessageKind, language: Language): StoredTexts => ({
  ...defaultTemplates[kind][language],
  mailText: '',
  dltTemplateId: '',
});

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
  { templates, onUnusable }: TemplateLibrary,
  { kind, language }: { readonly kind: MessageKind; readonly language: Language },
): StoredTexts => {
  const stored = templates.find((template) => template.kind === kind)?.texts?.[language];
  if (!stored) return defaultTexts(kind, language);
  if (findTemplateProblems(kind, stored).length === 0) return stored;
  onUnusable(kind);
  return defaultTexts(kind, language);
};

export const renderMessage = (
  library: TemplateLibrary,
  message: { readonly kind: MessageKind; readonly language: Language },
  values: PlaceholderValues,
): RenderedTexts =>
  renderTexts(findTexts(library, message), { brand: library.brand[message.language], ...values });
