import type { MessageTemplatesResponse } from '@tokri/contracts/api';
import { messageKinds } from '@tokri/contracts/templates';
import { useParams } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { SmsBrandNote } from './sms-brand-note.tsx';
import { TemplateActions } from './template-actions.tsx';
import { TemplateConflict } from './template-conflict.tsx';
import { TemplateFields } from './template-fields.tsx';
import { findTextErrors } from './template-form.ts';
import { templateLanguages } from './template-languages.ts';
import { TemplatePreview } from './template-preview.tsx';
import { toSmsValues, toValues, useTemplates, type MessageTemplate } from './template-queries.ts';
import { useTemplateEditor } from './use-template-editor.ts';

const TemplateEditor = ({
  opened,
  data,
}: {
  readonly opened: MessageTemplate;
  readonly data: MessageTemplatesResponse;
}) => {
  const editor = useTemplateEditor(opened);
  const { form, setForm, isDirty, template } = editor;
  useUnsavedChangesPrompt(isDirty && !editor.isBusy);
  const checked = templateLanguages.map((entry) => ({
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
        <TemplateConflict editor={editor} />
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
      <TemplateActions editor={editor} isComplete={!hasErrors} />
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
