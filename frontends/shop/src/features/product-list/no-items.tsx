import { Button, ButtonLink, EmptyState } from '@tokri/web-kit/ui';
import { allCategoriesPath } from '../../catalog/paths.ts';
import { t } from './labels.ts';
import {
  clearedFilters,
  countFilters,
  type ListFilter,
  type ListParamChange,
} from './list-filter.ts';

const emptyTitle = ({ search }: ListFilter, isFiltered: boolean): string => {
  if (!search) return t(isFiltered ? 'list.noMatches' : 'list.empty');
  return t(isFiltered ? 'list.noMatchesFor' : 'list.noResults', { search });
};

export const NoItems = ({
  filter,
  onChange,
}: {
  readonly filter: ListFilter;
  readonly onChange: (change: ListParamChange) => void;
}) => (
  <EmptyState
    title={emptyTitle(filter, countFilters(filter) > 0)}
    text={t(countFilters(filter) ? 'list.clearForMore' : 'list.tryAnotherWord')}
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
