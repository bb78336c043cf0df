import { messageTemplateOperations, type MessageTemplatesResponse } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { messageKinds } from '@tokri/contracts/templates';
import { sendCommand, useParams, useQueryClient } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { SmsBrandNote } from './sms-brand-note.tsx';
import { TemplateFields } from './template-fields.tsx';
import { findTextErrors, type TemplateTexts, type TextField } from './template-form.ts';
import { TemplatePreview } from './template-preview.tsx';
import {
  readTemplate,
  templatesKey,
  toSmsValues,
  toValues,
  useTemplates,
  type MessageTemplate,
} from './template-queries.ts';

interface Form {
  readonly En: TemplateTexts;
  readonly Hi: TemplateTexts;
  readonly isReset?: boolean;
}

const toForm = ({ En, Hi }: Form): Form => ({ En, Hi });
const isSame = (a: Form, b: Form): boolean =>
  JSON.stringify(toForm(a)) === JSON.stringify(toForm(b));
const languages = [
  { key: 'En', start: 'DefaultEn', language: 'en', label: 'english' },
  { key: 'Hi', start: 'DefaultHi', language: 'hi', label: 'hindi' },
] as const satisfies readonly {
  readonly key: keyof Form;
  readonly start: keyof MessageTemplate;
  readonly language: Language;
  readonly label: string;
}[];
const fieldLabels = {
  Title: 'title',
  Text: 'text',
  MailText: 'mailText',
  DltTemplateId: 'dlt',
} as const;

const useTemplateEditor = (opened: MessageTemplate) => {
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
type Editor = ReturnType<typeof useTemplateEditor>;

const Conflict = ({
  editor: { form, conflict, isBusy, save, show, acceptConflict },
}: {
  readonly editor: Editor;
}) =>
  conflict ? (
    <ConflictView
      isBusy={isBusy}
      fields={languages.flatMap(({ key, label }) =>
        (Object.keys(fieldLabels) as TextField[]).map((field) => ({
          label: `${t(label)}, ${t(fieldLabels[field])}`,
          mine: form[key][field],
          theirs: conflict[key][field],
        })),
      )}
      onKeepMine={() => void save(form, conflict.Rev)}
      onTakeTheirs={() => {
        show(conflict);
        acceptConflict();
      }}
    />
  ) : null;

const Actions = ({
  editor,
  isComplete,
}: {
  readonly editor: Editor;
  readonly isComplete: boolean;
}) => (
  <div className={`${styles.actions} ${styles.whole}`}>
    <Button
      isBusy={editor.isBusy}
      disabled={!editor.isDirty || !isComplete}
      onClick={() => void editor.save(editor.form)}
    >
      {t('save')}
    </Button>
    {!editor.template.IsDefault && (
      <Button
        kind="secondary"
        isBusy={editor.isBusy}
        onClick={() => void editor.save({ ...editor.form, isReset: true })}
      >
        {t('reset')}
      </Button>
    )}
    {editor.rejection && (
      <Note tone="error" isAlert>
        {editor.rejection}
      </Note>
    )}
  </div>
);

const TemplateEditor = ({
  opened,
  data,
}: {
  readonly opened: MessageTemplate;
  readonly data: MessageTemplatesResponse;
}) => {
  const editor = useTemplateEditor(opened);
  const { form, setForm, isDirty, template } = editor;
  useUnsavedChangesPrompt(isDirty);
  const checked = languages.map((entry) => ({
    ...entry,
    errors: findTextErrors(opened.Kind, form[entry.key], template[entry.start]),
  }));
  const hasErrors = checked.some(({ errors }) => Object.keys(errors).length > 0);
  return (
    <div className={styles.columns}>
      <div className={styles.whole}>
        <h2>{t(`kind.${opened.Kind}`)}</h2>
        <p className="fine-print">{t(`when.${opened.Kind}`)}</p>
        <SmsBrandNote {...data} />
        <Conflict editor={editor} />
      </div>
      {checked.map(({ key, language, label, errors }) => (
        <section key={key} className={`${cardStyles.card} ${styles.box}`} aria-label={t(label)}>
          <h2>{t(label)}</h2>
          <TemplateFields
            kind={opened.Kind}
            language={language}
            texts={form[key]}
            errors={errors}
            smsSamples={toSmsValues(data, key)}
            onChange={(texts) => setForm({ ...form, [key]: texts })}
          />
          <TemplatePreview
            kind={opened.Kind}
            language={language}
            texts={form[key]}
            samples={toValues(data.Samples[key])}
            smsSamples={toSmsValues(data, key)}
            isComplete={!errors.Title && !errors.Text && !errors.MailText}
          />
        </section>
      ))}
      <Actions editor={editor} isComplete={!hasErrors} />
    </div>
  );
};

export const TemplatePage = () => {
  const { kind = '' } = useParams();
  const templates = useTemplates();
  const isKnown = messageKinds.some((known) => known === kind);
  const opened = templates.data?.Templates.find(({ Kind }) => Kind === kind);
  return (
    <SettingsLayout>
      {!isKnown && <EmptyState title={t('unknown')} />}
      {isKnown && templates.isPending && (
        <div className={cardStyles.card}>
          <RowsSkeleton />
        </div>
      )}
      {isKnown && templates.isError && !templates.data && (
        <ErrorPanel
          error={templates.error}
          isBusy={templates.isFetching}
          onRetry={() => void templates.refetch()}
        />
      )}
      {opened && templates.data && (
        <TemplateEditor key={opened.Kind} opened={opened} data={templates.data} />
      )}
    </SettingsLayout>
  );
};
