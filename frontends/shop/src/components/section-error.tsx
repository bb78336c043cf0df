import { isApiProblem, isHiddenInPreview } from '@tokri/web-kit/platform';
import { Button, Note } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './section-error.module.css';

export const SectionError = ({
  error,
  onRetry,
  isBusy = false,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isBusy?: boolean;
}) => (
  <Note tone={isHiddenInPreview(error) ? 'info' : 'error'}>
    <span className={styles.content}>
      <span className="grow">{isApiProblem(error) ? error.message : t('failed')}</span>
      {!isHiddenInPreview(error) && (
        <Button kind="secondary" isSmall isBusy={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </span>
  </Note>
);
