import { promotionStates } from '@tokri/contracts/pricing';
import { maxPromotionSearchLength } from '@tokri/contracts/validation';
import { Button, Icon, Search } from '@tokri/web-kit/ui';
import type { SyntheticEvent } from 'react';
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
}) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    onChange({ search: typeof search === 'string' ? search.trim() : '' });
  };
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <form role="search" className={styles.search} onSubmit={submit}>
        <input
          key={filter.search}
          className="input"
          type="search"
          name="search"
          defaultValue={filter.search}
          maxLength={maxPromotionSearchLength}
          autoComplete="off"
          aria-label={t('search')}
          placeholder={searchHint}
        />
        <Button type="submit" kind="secondary" aria-label={t('search')}>
          <Icon icon={Search} size={16} />
        </Button>
      </form>
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
};
