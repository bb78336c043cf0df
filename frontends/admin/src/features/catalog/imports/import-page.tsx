import { isApiProblem, Link, useParams, useQueryClient } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import {
  announce,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  formatDateTime,
  pictures,
  Tag,
} from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import cardStyles from '../../../components/card.module.css';
import { Page } from '../../../components/page.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { ImportDetails } from './import-details.tsx';
import { importName, staffName, stateOf } from './import-labels.ts';
import { isRunning, refreshImports, useImport, type ItemImport } from './import-queries.ts';
import styles from './imports.module.css';
import { t } from './labels.ts';

const Head = ({ item }: { readonly item: ItemImport }) => {
  const ownId = useSession((state) => state.user?.Id);
  return (
    <>
      <Tag tone={stateOf(item).tone} hasDot>
        {stateOf(item).label}
      </Tag>
      <span className="fine-print">
        {formatDateTime(item.StartedAt)} • {staffName(item.StartedBy, ownId)}
      </span>
    </>
  );
};

/** Says when the work that somebody watches has ended, and reads the rows that it left. */
const useEndOfWork = (item: ItemImport | undefined): void => {
  const client = useQueryClient();
  const wasRunning = useRef(false);
  const isNowRunning = item !== undefined && isRunning(item);
  useEffect(() => {
    if (!item) return;
    if (wasRunning.current && !isNowRunning) {
      announce(`${importName(item)}: ${stateOf(item).label}`);
      refreshImports(client);
    }
    wasRunning.current = isNowRunning;
  }, [client, item, isNowRunning]);
};

export const ImportPage = () => {
  const importId = Number(useParams().id ?? 0);
  const query = useImport(importId);
  const item = query.data;
  useEndOfWork(item);
  const isUnknown = isApiProblem(query.error) && query.error.status === 404;
  return (
    <Page
      title={item ? importName(item) : t('title')}
      head={item && <Head item={item} />}
      actions={
        <ButtonLink kind="secondary" isSmall to="/admin/items/import">
          {t('page.all')}
        </ButtonLink>
      }
    >
      {query.isPending && (
        <div className={cardStyles.card}>
          <RowsSkeleton count={6} />
        </div>
      )}
      {isUnknown && !item && (
        <EmptyState title={t('page.notFound')} picture={pictures.box}>
          <Link className={styles.name} to="/admin/items/import">
            {t('page.all')}
          </Link>
        </EmptyState>
      )}
      {query.isError && !isUnknown && !item && (
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {item && <ImportDetails item={item} />}
    </Page>
  );
};
