import { messageTemplateOperations } from '@tokri/contracts/api';
import { sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t } from './labels.ts';
import type { TemplateTexts } from './template-form.ts';
import { readTemplate, templatesKey, type MessageTemplate } from './template-queries.ts';

interface Form {
  readonly En: TemplateTexts;
  readonly Hi: TemplateTexts;
  readonly isReset?: boolean;
}

const toForm = ({ En, Hi }: Form): Form => ({ En, Hi });
const isSame = (a: Form, b: Form): boolean =>
  JSON.stringify(toForm(a)) === JSON.stringify(toForm(b));
/** The texts of a message in both languages, and how they are saved or reset. */
export const useTemplateEditor = (opened: MessageTemplate) => {
  const client = useQueryClient();
  const [template, setTemplate] = useState(opened);
  const [form, setForm] = useState<Form>(toForm(opened));
  const show = (stored: MessageTemplate): void => {
    setTemplate(stored);
    setForm(toForm(stored));
    void client.invalidateQueries({ queryKey: templatesKey });
  };
  const saving = useVersionedSave<Form, MessageTemplate, number>({
    stored: opened,
    versionOf: revOf,
    send: ({ En, Hi, isReset }, Rev = 0) =>
      isReset
        ? sendCommand(messageTemplateOperations.resetMessageTemplate, {
            body: { Kind: opened.Kind, Rev },
          })
        : sendCommand(messageTemplateOperations.saveMessageTemplate, {
            body: { Kind: opened.Kind, Rev, En, Hi },
          }),
    read: () => readTemplate(opened.Kind),
    conflictCode: 'template-changed',
    report: () => ({ text: t('saved') }),
    onSaved: async () => {
      const saved = await readTemplate(opened.Kind);
      show(saved);
      return saved;
    },
  });
  return { template, form, setForm, show, isDirty: !isSame(form, template), ...saving };
};
export type TemplateEditor = ReturnType<typeof useTemplateEditor>;
