import { usePageTitle } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../labels.ts';
import { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
import styles from './page.module.css';

export interface PageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

export const Page = ({ children, ...header }: PageProps) => {
  usePageTitle(header.title);
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHeader {...header} />
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
