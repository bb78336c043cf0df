import { usePageTitle } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../labels.ts';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export const Page = ({ title, head, children }: PageProps) => {
  usePageTitle(title);
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {head}
      </div>
      {children}
    </main>
  );
};

export const PageSkeleton = () => (
  <main id="main" className={styles.page} tabIndex={-1} aria-busy="true">
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
  </main>
);
