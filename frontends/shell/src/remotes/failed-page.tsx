import { ErrorPanel } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import styles from './page-skeleton.module.css';

/** In place of a page that did not load or broke. */
export const FailedPage = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => (
  <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
    <h1 className="sr">{t('failed')}</h1>
    <ErrorPanel problem={error} onRetry={onRetry} />
  </main>
);
