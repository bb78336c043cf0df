import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import { t } from './labels.ts';
import type { TextField } from './template-form.ts';
import { templateLanguages } from './template-languages.ts';
import type { TemplateEditor } from './use-template-editor.ts';

const fieldLabels = {
  Title: 'title',
  Text: 'text',
  MailText: 'mailText',
  DltTemplateId: 'dlt',
} as const;

export const TemplateConflict = ({
  editor: { form, conflict, isBusy, save, show, acceptConflict },
}: {
  readonly editor: TemplateEditor;
}) =>
  conflict ? (
    <ConflictView
      isBusy={isBusy}
      fields={templateLanguages.flatMap(({ key, label }) =>
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
