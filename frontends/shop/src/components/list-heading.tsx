import type { ReactNode } from 'react';
import styles from './list-heading.module.css';

export const ListHeading = ({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: string;
  readonly children?: ReactNode;
}) => (
  <div className={`row ${styles.heading}`}>
    <h1>{title}</h1>
    <span className="fine-print" role="status">
      {count}
    </span>
    {children}
  </div>
);
