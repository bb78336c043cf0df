import { useId, type ReactNode } from 'react';
import cardStyles from '../../../../components/card.module.css';
import styles from './item-form.module.css';

export const FormSection = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <h2 id={id}>{title}</h2>
      </div>
      <div className={styles.section}>{children}</div>
    </section>
  );
};
