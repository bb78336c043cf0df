import { Link } from '@tokri/web-kit/platform';
import { Button, Note } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './place-order.module.css';
import type { PlaceOrderState } from './use-place-order.ts';

export const PlaceOrderNotes = ({
  state,
  onRetry,
}: {
  readonly state: PlaceOrderState;
  readonly onRetry: () => void;
}) => {
  switch (state.kind) {
    case 'idle':
    case 'placing':
      return null;
    case 'rejected':
      return (
        <Note tone="error" isAlert>
          {state.message}
          {state.existingOrderId > 0 && (
            <>
              {' '}
              <Link className="link" to={`/order-status?Id=${state.existingOrderId}`}>
                {t('place.viewOrder')}
              </Link>
            </>
          )}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="error" isAlert>
          {state.message}
        </Note>
      );
    case 'unknown-outcome':
      return (
        <div className={styles.unconfirmed}>
          <Note tone="warning" isAlert>
            {t('place.resultUnknown')}
          </Note>
          <Button kind="secondary" onClick={onRetry}>
            {t('place.check')}
          </Button>
        </div>
      );
  }
};
