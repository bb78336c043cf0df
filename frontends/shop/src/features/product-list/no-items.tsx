import { Button, ButtonLink, EmptyState } from '@tokri/web-kit/ui';
import { allCategoriesPath } from '../../catalog/paths.ts';
import { t } from './labels.ts';
import {
  clearedFilters,
  countFilters,
  type ListFilter,
  type ListParamChange,
} from './list-filter.ts';

export const NoItems = ({
  filter,
  onChange,
}: {
  readonly filter: ListFilter;
  readonly onChange: (change: ListParamChange) => void;
}) => (
  <EmptyState
    title={filter.search ? t('list.noResults', { search: filter.search }) : t('list.empty')}
    text={t(countFilters(filter) ? 'list.noMatches' : 'list.tryAnotherWord')}
  >
    {countFilters(filter) > 0 ? (
      <Button kind="primary" onClick={() => onChange(clearedFilters)}>
        {t('filter.clear')}
      </Button>
    ) : (
      <ButtonLink to={allCategoriesPath}>{t('browseCategories')}</ButtonLink>
    )}
  </EmptyState>
);
