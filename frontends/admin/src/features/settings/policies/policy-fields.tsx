import { maxPolicyLength } from '@tokri/contracts/policies';
import { useLanguage } from '@tokri/web-kit/platform';
import { policyTitles } from '@tokri/web-kit/policy';
import { Note } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import { TextArea } from '../text-area.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { PolicyActions } from './policy-actions.tsx';
import type { PolicyEditor, Texts } from './use-policy-editor.ts';

const rows = 16;

export const PolicyFields = ({ editor }: { readonly editor: PolicyEditor }) => {
  const { texts, setTexts, conflict } = editor;
  const field = (key: keyof Texts, label: string) => (
    <TextArea
      label={label}
      hint={key === 'En' ? t('hint') : undefined}
      error={texts[key].trim() === '' ? t('empty') : undefined}
      lang={key.toLowerCase()}
      rows={rows}
      maxLength={maxPolicyLength}
      value={texts[key]}
      onChange={({ target }) => setTexts({ ...texts, [key]: target.value })}
    />
  );
  return (
    <section className={`${cardStyles.card} ${styles.box}`}>
      <h2>{policyTitles[editor.policy.Name][useLanguage()]}</h2>
      {conflict && (
        <ConflictView
          isBusy={editor.isBusy}
          fields={[
            { label: t('english'), mine: texts.En, theirs: conflict.En },
            { label: t('hindi'), mine: texts.Hi, theirs: conflict.Hi },
          ]}
          onKeepMine={() => void editor.save(texts, conflict.Rev)}
          onTakeTheirs={() => {
            editor.show(conflict);
            editor.acceptConflict();
          }}
        />
      )}
      {field('En', t('english'))}
      {field('Hi', t('hindi'))}
      {editor.rejection && (
        <Note tone="error" isAlert>
          {editor.rejection}
        </Note>
      )}
      <PolicyActions editor={editor} />
    </section>
  );
};
