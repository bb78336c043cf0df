import { userOperations, type PolicyDetailsResponse } from '@tokri/contracts/api';
import { maxPolicyLength, policyNames, type PolicyName } from '@tokri/contracts/policies';
import { sendCommand, useLanguage, useParams, useQueryClient } from '@tokri/web-kit/platform';
import { PolicyDocument, policyTitles } from '@tokri/web-kit/policy';
import { Button, EmptyState, ErrorPanel, Note, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { TextArea } from '../text-area.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { PolicyHistory } from './policy-history.tsx';
import { readDetails, usePolicyDetails } from './policy-queries.ts';
import { PublishSheet } from './publish-sheet.tsx';

type Texts = Pick<PolicyDetailsResponse, 'En' | 'Hi'>;
const rows = 16;

const usePolicyEditor = (opened: PolicyDetailsResponse) => {
  const client = useQueryClient();
  const [policy, setPolicy] = useState(opened);
  const [texts, setTexts] = useState<Texts>({ En: opened.En, Hi: opened.Hi });
  const show = (stored: PolicyDetailsResponse): void => {
    setPolicy(stored);
    setTexts({ En: stored.En, Hi: stored.Hi });
    void client.invalidateQueries({ queryKey: [userOperations.listPolicies.operationId] });
  };
  const saving = useVersionedSave<Texts, PolicyDetailsResponse, number>({
    stored: opened,
    versionOf: revOf,
    send: ({ En, Hi }, rev = 0) =>
      sendCommand(userOperations.savePolicyDraft, {
        body: { Name: opened.Name, Rev: rev, En, Hi },
      }),
    read: () => readDetails(opened.Name),
    conflictCode: 'policy-changed',
    report: () => ({ text: t('draftSaved') }),
    onSaved: async () => {
      const saved = await readDetails(opened.Name);
      show(saved);
      return saved;
    },
  });
  const isDirty = texts.En !== policy.En || texts.Hi !== policy.Hi;
  return { policy, texts, setTexts, show, isDirty, ...saving };
};
type Editor = ReturnType<typeof usePolicyEditor>;

const Preview = ({ policy, texts }: Pick<Editor, 'policy' | 'texts'>) => {
  const [language, setLanguage] = useState(useLanguage());
  return (
    <section className={`${cardStyles.card} ${styles.box}`} aria-labelledby="preview">
      <div className={styles.actions}>
        <h2 id="preview" className="grow">
          {t('preview')}
        </h2>
        <select
          className="input"
          aria-label={t('previewLanguage')}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'hi' ? 'hi' : 'en')}
        >
          <option value="en">{t('english')}</option>
          <option value="hi">{t('hindi')}</option>
        </select>
      </div>
      <PolicyDocument
        title={policyTitles[policy.Name][language]}
        language={language}
        text={language === 'hi' ? texts.Hi : texts.En}
        version={(policy.Versions[0]?.Version ?? 1) + 1}
        from={today()}
        titleLevel={3}
      />
    </section>
  );
};

const Actions = ({ editor }: { readonly editor: Editor }) => {
  const { policy, texts, isDirty } = editor;
  const [isPublishing, setPublishing] = useState(false);
  const isPublished = policy.Versions.length > 1;
  const isAnnounced = isPublished && policy.Versions[0]?.IsInForce === false;
  const canPublish = !isDirty && (policy.HasChanges || !isPublished || isAnnounced);
  const isEmpty = texts.En.trim() === '' || texts.Hi.trim() === '';
  return (
    <>
      <div className={styles.actions}>
        <Button
          kind="secondary"
          isBusy={editor.isBusy}
          disabled={!isDirty || isEmpty}
          onClick={() => void editor.save(texts)}
        >
          {t('saveDraft')}
        </Button>
        <Button disabled={!canPublish} onClick={() => setPublishing(true)}>
          {t('publish')}
        </Button>
      </div>
      {!canPublish && <p className="fine-print">{t(isDirty ? 'unsaved' : 'unchanged')}</p>}
      {isPublishing && (
        <PublishSheet
          name={policy.Name}
          rev={editor.version ?? 0}
          onClose={() => setPublishing(false)}
          onPublished={() => void readDetails(policy.Name).then(editor.show)}
        />
      )}
    </>
  );
};

const PolicyFields = ({ editor }: { readonly editor: Editor }) => {
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
      <Actions editor={editor} />
    </section>
  );
};

const PolicyEditor = ({ opened }: { readonly opened: PolicyDetailsResponse }) => {
  const editor = usePolicyEditor(opened);
  useUnsavedChangesPrompt(editor.isDirty);
  return (
    <div className={styles.columns}>
      <PolicyFields editor={editor} />
      <Preview policy={editor.policy} texts={editor.texts} />
      <div className={styles.whole}>
        <PolicyHistory policy={editor.policy} />
      </div>
    </div>
  );
};

const LoadedPolicy = ({ name }: { readonly name: PolicyName }) => {
  const policy = usePolicyDetails(name);
  if (policy.data) return <PolicyEditor opened={policy.data} />;
  return (
    <div className={cardStyles.card}>
      {policy.isPending ? (
        <RowsSkeleton />
      ) : (
        <ErrorPanel
          error={policy.error}
          isBusy={policy.isFetching}
          onRetry={() => void policy.refetch()}
        />
      )}
    </div>
  );
};

export const PolicyPage = () => {
  const { name = '' } = useParams();
  const known = policyNames.find((policy) => policy === name);
  return (
    <SettingsLayout>
      {known ? <LoadedPolicy key={known} name={known} /> : <EmptyState title={t('unknown')} />}
    </SettingsLayout>
  );
};
