import { isApiProblem } from '@tokri/web-kit/platform';
import { Button, Note } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import styles from './shelf-failed.module.css';

/** A part that did not load, in a page that did. */
export const ShelfFailed = ({
  problem,
  onRetry,
  isBusy = false,
}: {
  readonly problem: unknown;
  readonly onRetry: () => void;
  readonly isBusy?: boolean;
}) => (
  <Note tone="bad">
    <span className={styles.in}>
      <span className="grow">{isApiProblem(problem) ? problem.message : t('failed')}</span>
      <Button kind="second" isSmall isBusy={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </span>
  </Note>
);
