import type { PolicyDetailsResponse } from '@tokri/contracts/api';
import { policyNames, type PolicyName } from '@tokri/contracts/policies';
import { useParams } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { PolicyFields } from './policy-fields.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { PolicyPreview } from './policy-preview.tsx';
import { usePolicyDetails } from './policy-queries.ts';
import { usePolicyEditor } from './use-policy-editor.ts';

const PolicyEditor = ({ opened }: { readonly opened: PolicyDetailsResponse }) => {
  const editor = usePolicyEditor(opened);
  useUnsavedChangesPrompt(editor.isDirty && !editor.isBusy);
  return (
    <div className={styles.columns}>
      <PolicyFields editor={editor} />
      <PolicyPreview policy={editor.policy} texts={editor.texts} />
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
