import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, Icon, IconButton } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import styles from './parts.module.css';

/** Rows of a page, as look.md has it. */
export const rowsPerPage = 50;

export interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly children?: ReactNode;
}

/** Which rows are shown of how many, and the way to the others. */
export const Pager = ({ page, total, onPage, children }: PagerProps) => {
  const from = Math.min(total, (page - 1) * rowsPerPage + 1);
  const to = Math.min(total, page * rowsPerPage);
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span>{t('pager.range', { from, to, total })}</span>
      {total > rowsPerPage && (
        <>
          <IconButton label={t('pager.prev')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton
            label={t('pager.next')}
            disabled={to >= total}
            onClick={() => onPage(page + 1)}
          >
            <Icon of={ChevronRight} />
          </IconButton>
        </>
      )}
      {children && <span className="end fine">{children}</span>}
    </nav>
  );
};
