import { maxBrands } from '@tokri/contracts/validation';
import { langOf } from '@tokri/web-kit/platform';
import { Button, formatBrand } from '@tokri/web-kit/ui';
import { useId, useState } from 'react';
import { t } from './labels.ts';
import styles from './filter-panel.module.css';
import {
  countFilters,
  clearedFilters,
  type ListParamChange,
  type ListFilter,
} from './list-filter.ts';
import { PriceFilter } from './price-filter.tsx';
import type { Facets } from '../../item-grid/item-source.ts';

export interface FilterPanelProps {
  readonly filter: ListFilter;
  readonly facets: Facets | undefined;
  readonly pincode: string;
  readonly onChange: (change: ListParamChange) => void;
}

const initialBrands = 8;

const isSameBrand = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const BrandFilter = ({ filter: { brands: selected }, facets, onChange }: FilterPanelProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const limitId = useId();
  const isFull = selected.length >= maxBrands;
  const listed = facets?.Brands ?? [];
  const isSelected = (brand: string): boolean =>
    selected.some((other) => isSameBrand(other, brand));
  const options = [
    ...selected
      .filter((brand) => !listed.some(({ Brand }) => isSameBrand(Brand, brand)))
      .map((Brand) => ({ Brand, Count: 0 })),
    ...listed,
  ];
  if (options.length < 2 && selected.length === 0) return null;
  const visible = showsAll
    ? options
    : options.filter(({ Brand }, index) => index < initialBrands || isSelected(Brand));
  const toggle = (brand: string, isOn: boolean): void =>
    onChange({
      Brand: [...selected.filter((other) => !isSameBrand(other, brand)), ...(isOn ? [brand] : [])],
    });
  return (
    <fieldset>
      <legend>{t('filter.brand')}</legend>
      {visible.map(({ Brand, Count }) => (
        <label key={Brand}>
          <input
            type="checkbox"
            checked={isSelected(Brand)}
            disabled={isFull && !isSelected(Brand)}
            aria-describedby={isFull ? limitId : undefined}
            onChange={({ target }) => toggle(Brand, target.checked)}
          />
          <span className="grow" lang={langOf(formatBrand(Brand))}>
            {formatBrand(Brand)}
          </span>
          <span className="fine-print">{Count}</span>
        </label>
      ))}
      <div id={limitId} role="status" className="fine-print">
        {isFull && t('filter.maxBrands', { count: maxBrands })}
      </div>
      {!showsAll && visible.length < options.length && (
        <Button kind="quiet" isSmall onClick={() => setShowsAll(true)}>
          {t('filter.moreBrands', { count: options.length - visible.length })}
        </Button>
      )}
    </fieldset>
  );
};

const OfferFilter = ({ filter: { offerId }, facets, onChange }: FilterPanelProps) => {
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
          <span className="fine-print">{Count}</span>
        </label>
      ))}
    </fieldset>
  );
};

export const FilterPanel = (props: FilterPanelProps) => {
  const { filter, pincode, onChange } = props;
  return (
    <div className={styles.panel}>
      <BrandFilter {...props} />
      <OfferFilter {...props} />
      <PriceFilter {...props} />
      <fieldset>
        <legend>{t('filter.show')}</legend>
        <label>
          <input
            type="checkbox"
            checked={filter.inStock}
            onChange={({ target }) => onChange({ InStock: target.checked ? '1' : '' })}
          />
          <span className="grow">
            {pincode ? t('filter.inStockAt', { pincode }) : t('filter.inStock')}
          </span>
        </label>
      </fieldset>
      {countFilters(filter) > 0 && (
        <Button kind="quiet" isSmall onClick={() => onChange(clearedFilters)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
};
