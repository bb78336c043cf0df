import type { ItemResponse } from '@tokri/contracts/api';
import { langOf } from '@tokri/web-kit/platform';
import { useId } from 'react';
import type { Unit } from '@tokri/web-kit/item-card';
import { t } from './labels.ts';
import styles from './product-info.module.css';
import { listDeclarations } from './item-details.ts';

export const ProductInfo = ({
  item,
  unit,
}: {
  readonly item: ItemResponse;
  readonly unit: Unit;
}) => {
  const id = useId();
  return (
    <section className={styles.productInfo} aria-labelledby={id}>
      {item.Narration && (
        <p className={styles.description} lang={langOf(item.Narration)}>
          {item.Narration}
        </p>
      )}
      <h2 id={id}>{t('info.title')}</h2>
      <dl>
        {listDeclarations(item, unit).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={langOf(value)}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
