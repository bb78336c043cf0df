import type { ReactNode } from 'react';
import { MoreActions } from './more-actions.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** Beside the title: what the page shows, such as its day or a count. */
  readonly head?: ReactNode;
  /** At the right, small buttons; on a phone below the title. */
  readonly actions?: ReactNode;
  /** Before the other actions; on a phone in a menu. */
  readonly moreActions?: ReactNode;
}

export const PageHeader = ({ title, head, actions, moreActions }: PageHeaderProps) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {head}
    {(actions || moreActions) && (
      <div className={styles.actions}>
        {moreActions && <MoreActions>{moreActions}</MoreActions>}
        {actions}
      </div>
    )}
  </div>
);
