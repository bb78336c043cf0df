import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { t } from './labels.ts';
import styles from './product-list-page.module.css';

export const FilterSidebar = (props: FilterPanelProps) => (
  <aside className={`wide-only ${styles.filters}`} aria-label={t('filter.title')}>
    <h2>{t('filter.title')}</h2>
    <FilterPanel {...props} />
  </aside>
);
