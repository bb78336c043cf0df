import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, Icon, IconButton } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../labels.ts';
import styles from './pagination.module.css';

export const rowsPerPage = 50;

interface PageRange {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

export interface PaginationProps {
  readonly page: number;
  readonly total: number;
  /** Says what is counted where that is not the rows. */
  readonly rangeLabel?: (range: PageRange) => string;
  readonly onPageChange: (page: number) => void;
  readonly children?: ReactNode;
}

export const Pagination = ({
  page,
  total,
  rangeLabel = (range) => t('pagination.range', { ...range }),
  onPageChange,
  children,
}: PaginationProps) => {
  const from = Math.min(total, (page - 1) * rowsPerPage + 1);
  const to = Math.min(total, page * rowsPerPage);
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      <span>{rangeLabel({ from, to, total })}</span>
      {total > rowsPerPage && (
        <>
          <IconButton
            label={t('pagination.previous')}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <Icon icon={ChevronLeft} />
          </IconButton>
          <IconButton
            label={t('pagination.next')}
            disabled={to >= total}
            onClick={() => onPageChange(page + 1)}
          >
            <Icon icon={ChevronRight} />
          </IconButton>
        </>
      )}
      {children && <span className="end fine-print">{children}</span>}
    </nav>
  );
};
