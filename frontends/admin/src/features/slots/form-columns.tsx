import { classNames } from '@tokri/web-kit/ui';
import { Fragment, type ReactNode } from 'react';
import { useIsNarrow } from '../../components/use-is-narrow.ts';
import styles from './slots-layout.module.css';

/** A form beside what it changes; in one column the form comes first. */
export const FormColumns = ({
  form,
  children,
}: {
  readonly form: ReactNode;
  readonly children: ReactNode;
}) => {
  const isNarrow = useIsNarrow();
  const content = (
    <div key="content" className={styles.main}>
      {children}
    </div>
  );
  const keyedForm = <Fragment key="form">{form}</Fragment>;
  return (
    <div className={classNames(styles.columns, styles.withForm)}>
      {isNarrow ? [keyedForm, content] : [content, keyedForm]}
    </div>
  );
};
