import { userOperations } from '@tokri/contracts/api';
import { callApi, useNavigate, useQuery } from '@tokri/web-kit/platform';
import { Button, ErrorPanel, Icon, Note, Skeleton, Trash2 } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import { codeContact, requestDeletionCode, type CodeRecipient } from './account-deletion.ts';
import styles from './deletion.module.css';

const consequences = [
  'deletion.closes',
  'deletion.erases',
  'deletion.openOrders',
  'deletion.bills',
  'deletion.final',
] as const;

const toRecipient = ({ Id, Mobile, Email, SignInChannel }: CodeRecipient): CodeRecipient => ({
  Id,
  Mobile,
  Email,
  SignInChannel,
});

const StartButton = ({ user }: { readonly user: CodeRecipient }) => {
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const result = await requestDeletionCode(user);
    setBusy(false);
    if (result.kind === 'rejected') setError(result.message);
    else
      void navigate('/delete-otp', {
        state: { resendAt: result.resendAt, recipient: toRecipient(user) },
      });
  };
  return (
    <>
      {error && <Note tone="warning">{error}</Note>}
      <div className={styles.actions}>
        <Button kind="danger" isBusy={isBusy} onClick={() => void start()}>
          {t('deletion.start')}
        </Button>
      </div>
    </>
  );
};

/** What deletion means, and its first step. */
export const DeletionTerms = ({ userId }: { readonly userId: number }) => {
  const query = useQuery({
    queryKey: [userOperations.readProfile.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(userOperations.readProfile, { query: { UserId: userId }, signal }),
  });
  const user = query.data?.[0];
  return (
    <section className="panel" aria-labelledby="h-deletion">
      <h2 id="h-deletion">
        <Icon icon={Trash2} />
        {t('deletion.what')}
      </h2>
      <ul className={styles.list}>
        {consequences.map((name) => (
          <li key={name}>{t(name)}</li>
        ))}
      </ul>
      {query.isPending && <Skeleton as="block" />}
      {query.isError && <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />}
      {user && (
        <>
          <p>{t('deletion.codeTo', { contact: codeContact(user) })}</p>
          <StartButton user={user} />
        </>
      )}
    </section>
  );
};
