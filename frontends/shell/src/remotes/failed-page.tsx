import { ErrorPanel } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './page-skeleton.module.css';

export const FailedPage = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => (
  <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
    <h1 className="sr-only">{t('failed')}</h1>
    <ErrorPanel error={error} onRetry={onRetry} />
  </main>
);
