import { promotionStates } from '@tokri/contracts/pricing';
import { maxPromotionSearchLength } from '@tokri/contracts/validation';
import { SearchForm } from '../../components/search-form/search-form.tsx';
import { t } from './labels.ts';
import type { PromotionFilter } from './promotion-filter.ts';
import styles from './promotions.module.css';

export const PromotionFilterBar = ({
  filter,
  searchHint,
  onChange,
}: {
  readonly filter: PromotionFilter;
  readonly searchHint: string;
  readonly onChange: (change: Partial<PromotionFilter>) => void;
}) => (
  <div className={styles.filters} role="group" aria-label={t('filters')}>
    <SearchForm
      label={t('search')}
      isLabelVisible={false}
      hint={searchHint}
      submitLabel={t('search')}
      maxLength={maxPromotionSearchLength}
      value={filter.search}
      onSearch={(search) => onChange({ search })}
    />
    {promotionStates.map((state) => (
      <button
        key={state}
        type="button"
        className="chip"
        aria-pressed={filter.state === state}
        onClick={() => onChange({ state: filter.state === state ? '' : state })}
      >
        {t(`state.${state}`)}
      </button>
    ))}
  </div>
);
