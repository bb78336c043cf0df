import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { Button, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { readDetails } from './policy-queries.ts';
import { PublishSheet } from './publish-sheet.tsx';
import type { PolicyEditor } from './use-policy-editor.ts';

/** Shows the version that was just published. */
const useRefresh = ({ policy: { Name }, show }: PolicyEditor) => {
  const { run } = useMutationWithFeedback({
    send: async () => ({ kind: 'done' as const, entry: await readDetails(Name) }),
    refresh: () => undefined,
    successMessage: () => '',
  });
  return async (): Promise<void> => {
    const stored = await run({});
    if (stored) show(stored);
  };
};

export const PolicyActions = ({ editor }: { readonly editor: PolicyEditor }) => {
  const { policy, texts, isDirty } = editor;
  const refresh = useRefresh(editor);
  const [isPublishing, setPublishing] = useState(false);
  const isPublished = policy.Versions.length > 1;
  const isAnnounced = isPublished && policy.Versions[0]?.IsInForce === false;
  const canPublish = !isDirty && (policy.HasChanges || !isPublished || isAnnounced);
  const isEmpty = texts.En.trim() === '' || texts.Hi.trim() === '';
  return (
    <>
      {!canPublish && <Note>{t(isDirty ? 'unsaved' : 'unchanged')}</Note>}
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
      {isPublishing && (
        <PublishSheet
          name={policy.Name}
          rev={editor.version ?? 0}
          texts={texts}
          published={policy.Versions[0]?.Version ?? 0}
          onClose={() => setPublishing(false)}
          onPublished={() => void refresh()}
        />
      )}
    </>
  );
};
