import type { Language } from '@tokri/contracts/language';
import type { MessageKind, TemplateTexts } from '@tokri/contracts/templates';
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

export const defaultTexts = (kind: MessageKind, language: Language): StoredTexts => ({
  mailText: '',
  ...defaultTemplates[kind][language],
  dltTemplateId: '',
});
