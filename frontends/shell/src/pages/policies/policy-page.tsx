import { userOperations, type PolicyResponse } from '@tokri/contracts/api';
import type { PolicyName } from '@tokri/contracts/policies';
import { callApi, useLanguage, useQuery } from '@tokri/web-kit/platform';
import { PolicyDocument, policyLabel, policyTitles } from '@tokri/web-kit/policy';
import { Button, ErrorPanel, formatDate, Note, Skeleton, usePageTitle } from '@tokri/web-kit/ui';
import { useState } from 'react';
import styles from './policy-page.module.css';

const { readPolicy } = userOperations;

const usePolicy = (name: PolicyName) =>
  useQuery({
    queryKey: [readPolicy.operationId, name],
    queryFn: ({ signal }) => callApi(readPolicy, { query: { Name: name }, signal }),
  });

const Loading = ({ title }: { readonly title: string }) => (
  <div className={styles.loading} aria-busy="true">
    <h1>{title}</h1>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index}>
        <Skeleton as="title" />
        <Skeleton />
        <Skeleton width="70" />
      </div>
    ))}
  </div>
);

const Versions = ({
  policy,
  title,
}: {
  readonly policy: PolicyResponse;
  readonly title: string;
}) => {
  const language = useLanguage();
  const [showsNext, setShowsNext] = useState(false);
  const { Current, Next } = policy;
  const shown = showsNext && Next ? Next : Current;
  return (
    <>
      {Next?.From && (
        <div className={styles.next}>
          <Note>
            {policyLabel('nextTitle', { date: formatDate(Next.From, { withYear: true }) })}
          </Note>
          <Button kind="secondary" onClick={() => setShowsNext(!showsNext)}>
            {policyLabel(showsNext ? 'showCurrent' : 'showNext')}
          </Button>
        </div>
      )}
      <PolicyDocument
        title={title}
        language={language}
        text={language === 'hi' ? shown.Hi : shown.En}
        version={shown.Version}
        from={shown.From}
      />
    </>
  );
};

export const PolicyPage = ({ name }: { readonly name: PolicyName }) => {
  const title = policyTitles[name][useLanguage()];
  const policy = usePolicy(name);
  usePageTitle(title);
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      {policy.data && <Versions key={name} policy={policy.data} title={title} />}
      {policy.isPending && <Loading title={title} />}
      {policy.isError && !policy.data && (
        <>
          <h1>{title}</h1>
          <ErrorPanel
            error={policy.error}
            isBusy={policy.isFetching}
            onRetry={() => void policy.refetch()}
          />
        </>
      )}
    </main>
  );
};
