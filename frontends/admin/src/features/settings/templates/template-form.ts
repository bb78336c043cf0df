import { shopMarket } from '@tokri/contracts/market';
import {
  dltTemplatePattern,
  findTemplateProblems,
  type MessageKind,
} from '@tokri/contracts/templates';
import { t } from './labels.ts';
import type { MessageTemplate } from './template-queries.ts';

export type TemplateTexts = MessageTemplate['En'];
export type TextField = keyof TemplateTexts;
export type TemplateErrors = Partial<Record<TextField, string>>;

const fieldOf = { title: 'Title', text: 'Text', mailText: 'MailText' } as const;

/** The first problem of each field. */
export const findTextErrors = (
  kind: MessageKind,
  texts: TemplateTexts,
  start: TemplateTexts,
): TemplateErrors => {
  const problems = findTemplateProblems(kind, {
    title: texts.Title,
    text: texts.Text,
    mailText: texts.MailText,
  });
  const errors: TemplateErrors = {};
  for (const { code, field, name } of problems)
    errors[fieldOf[field]] ??=
      code === 'placeholder-unknown' || code === 'placeholder-missing'
        ? t(`error.${code}`, { name: `{${name}}` })
        : t(`error.${code}`);
  const id = texts.DltTemplateId.trim();
  const isRegistered = id === '' ? texts.Text.trim() === start.Text : dltTemplatePattern.test(id);
  if (shopMarket().registersSms && !isRegistered) errors.DltTemplateId = t('error.dlt');
  return errors;
};

export const insertAt = (
  text: string,
  placeholder: string,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly text: string; readonly cursor: number } => {
  const inserted = `{${placeholder}}`;
  return {
    text: `${text.slice(0, start)}${inserted}${text.slice(end)}`,
    cursor: start + inserted.length,
  };
};
