import { Button, ButtonLink, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { Page } from '../../../components/page.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import type { EditedCategory } from './category-form.ts';
import { useStaffCategories } from './category-queries.ts';
import { CategorySheet } from './category-sheet.tsx';
import { CategoryTree } from './category-tree.tsx';
import { t } from './labels.ts';

export const CategoriesPage = () => {
  const list = useStaffCategories();
  const [edited, setEdited] = useState<EditedCategory>();
  const groups = list.data ?? [];
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <ButtonLink kind="secondary" isSmall to="/admin/items">
            {t('toItems')}
          </ButtonLink>
          <Button isSmall onClick={() => setEdited({ kind: 'group', groupId: 0 })}>
            {t('newGroup')}
          </Button>
        </>
      }
    >
      <section className={cardStyles.card} aria-label={t('tree')}>
        {list.isPending && <RowsSkeleton count={8} />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
        {groups.length > 0 && (
          <>
            <CategoryTree groups={groups} onEdit={setEdited} />
            <p className={`fine-print ${cardStyles.note}`}>{t('hideNote')}</p>
          </>
        )}
      </section>
      {edited && (
        <CategorySheet edited={edited} groups={groups} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
};
