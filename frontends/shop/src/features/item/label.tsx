import type { Item } from '@tokri/contracts/http';
import { useId } from 'react';
import type { Unit } from '@tokri/web-kit/shelf';
import { t } from './texts.ts';
import styles from './label.module.css';
import { factsOf } from './model.ts';

/** What stands on the label, of the chosen unit. */
export const Label = ({ item, unit }: { readonly item: Item; readonly unit: Unit }) => {
  const id = useId();
  return (
    <section className={styles.label} aria-labelledby={id}>
      {item.Narration && <p className={styles.about}>{item.Narration}</p>}
      <h2 id={id}>{t('label.title')}</h2>
      <dl>
        {factsOf(item, unit).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
