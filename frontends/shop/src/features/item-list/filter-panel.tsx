import { Button, DigitsInput } from '@tokri/web-kit/ui';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import { t } from './texts.ts';
import styles from './filter-panel.module.css';
import {
  filterCount,
  priceChange,
  withoutFilters,
  type ListChange,
  type ListWish,
} from './model.ts';
import type { Facets } from './item-source.ts';

export interface FilterPanelProps {
  readonly wish: ListWish;
  readonly facets: Facets | undefined;
  readonly pincode: string;
  readonly onChange: (change: ListChange) => void;
}

/** Brands shown before the rest is asked for. */
const brandsFirst = 8;

const Brands = ({ wish: { brand }, facets, onChange }: FilterPanelProps) => {
  const [isAll, setAll] = useState(false);
  const name = useId();
  const brands = facets?.Brands ?? [];
  const known = brands.some((one) => one.Brand.toLowerCase() === brand.toLowerCase());
  const rows = brand && !known ? [{ Brand: brand, Count: 0 }, ...brands] : brands;
  if (rows.length < 2 && !brand) return null;
  const shown = isAll
    ? rows
    : rows.filter((one, at) => at < brandsFirst || one.Brand.toLowerCase() === brand.toLowerCase());
  return (
    <fieldset>
      <legend>{t('filter.brand')}</legend>
      <label>
        <input type="radio" name={name} checked={!brand} onChange={() => onChange({ Brand: '' })} />
        <span className="grow">{t('filter.anyBrand')}</span>
      </label>
      {shown.map(({ Brand, Count }) => (
        <label key={Brand}>
          <input
            type="radio"
            name={name}
            checked={Brand.toLowerCase() === brand.toLowerCase()}
            onChange={() => onChange({ Brand })}
          />
          <span className="grow">{Brand}</span>
          <span className="fine">{Count}</span>
        </label>
      ))}
      {!isAll && shown.length < rows.length && (
        <Button kind="quiet" isSmall onClick={() => setAll(true)}>
          {t('filter.moreBrands', { count: rows.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
};

/** Running offers of the list; nothing when there are none. */
const Offers = ({ wish: { offerId }, facets, onChange }: FilterPanelProps) => {
  const name = useId();
  const offers = (facets?.Offers ?? []).filter(
    ({ Count, OfferId }) => Count > 0 || OfferId === offerId,
  );
  if (offers.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('filter.offer')}</legend>
      <label>
        <input
          type="radio"
          name={name}
          checked={offerId === 0}
          onChange={() => onChange({ OfferId: '' })}
        />
        <span className="grow">{t('filter.anyOffer')}</span>
      </label>
      {offers.map(({ OfferId, Name, Count }) => (
        <label key={OfferId}>
          <input
            type="radio"
            name={name}
            checked={OfferId === offerId}
            onChange={() => onChange({ OfferId })}
          />
          <span className="grow">{Name}</span>
          <span className="fine">{Count}</span>
        </label>
      ))}
    </fieldset>
  );
};

const typed = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

const Prices = ({ wish: { minPrice, maxPrice }, facets, onChange }: FilterPanelProps) => {
  const apply = (form: HTMLFormElement): void => {
    const change = priceChange(typed(form, 'from'), typed(form, 'to'));
    if ((change.MinPrice || 0) !== minPrice || (change.MaxPrice || 0) !== maxPrice)
      onChange(change);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  // Only once both fields are left: applied between them, the list would come back with what was typed so far.
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    if (!currentTarget.contains(relatedTarget)) apply(currentTarget);
  };
  const { Min = 0, Max = 0 } = facets?.Price ?? {};
  return (
    <fieldset>
      <legend>{t('filter.price')}</legend>
      <form key={`${minPrice}-${maxPrice}`} className="row" onSubmit={submit} onBlur={left}>
        <DigitsInput
          className={`input ${styles.price}`}
          name="from"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          aria-label={t('filter.from')}
          placeholder={Min ? `₹${Math.floor(Min)}` : '₹'}
          defaultValue={minPrice || ''}
        />
        <span>{t('filter.to')}</span>
        <DigitsInput
          className={`input ${styles.price}`}
          name="to"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          aria-label={t('filter.upTo')}
          placeholder={Max ? `₹${Math.ceil(Max)}` : '₹'}
          defaultValue={maxPrice || ''}
        />
        <button type="submit" className="sr" tabIndex={-1}>
          {t('filter.apply')}
        </button>
      </form>
    </fieldset>
  );
};

/** Everything a list can be narrowed by; each change takes effect at once. */
export const FilterPanel = (props: FilterPanelProps) => {
  const { wish, pincode, onChange } = props;
  return (
    <div className={styles.panel}>
      <Brands {...props} />
      <Offers {...props} />
      <Prices {...props} />
      <fieldset>
        <legend>{t('filter.show')}</legend>
        <label>
          <input
            type="checkbox"
            checked={wish.inStock}
            onChange={({ target }) => onChange({ InStock: target.checked ? '1' : '' })}
          />
          <span className="grow">
            {pincode ? t('filter.inStockAt', { pincode }) : t('filter.inStock')}
          </span>
        </label>
      </fieldset>
      {filterCount(wish) > 0 && (
        <Button kind="quiet" isSmall onClick={() => onChange(withoutFilters)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
};
