import { Button, Note } from '@tokri/web-kit/ui';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import type { TemplateEditor } from './use-template-editor.ts';

export const TemplateActions = ({
  editor,
  isComplete,
}: {
  readonly editor: TemplateEditor;
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
