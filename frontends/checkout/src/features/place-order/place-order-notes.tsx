import { isPhoneNumberShown } from '@tokri/web-kit/order';
import { Link, siteConfig } from '@tokri/web-kit/platform';
import { Button, formatPhone, Note } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { OrderChanges, type OrderChangesProps } from './order-changes.tsx';
import styles from './place-order.module.css';
import type { PlaceOrderState } from './use-place-order.ts';

type RejectedState = Extract<PlaceOrderState, { readonly kind: 'rejected' }>;

const RejectionNote = ({
  rejection: { code, message, recovery, existingOrderId, isHoldConsumed },
  onPayOnline,
  again,
}: {
  readonly rejection: RejectedState;
  readonly onPayOnline: (() => void) | undefined;
  readonly again: OrderChangesProps;
}) => {
  const { supportPhone } = siteConfig();
  return (
    <div className={styles.noteWithActions}>
      <Note tone="error" isAlert>
        {message}
        {existingOrderId > 0 && (
          <>
            {' '}
            <Link className="link" to={`/order-status?Id=${existingOrderId}`}>
              {t('place.viewOrder')}
            </Link>
          </>
        )}
        {isPhoneNumberShown(code) && supportPhone && (
          <>
            {' '}
            <a className="link" href={`tel:${supportPhone}`}>
              {t('place.call', { phone: formatPhone(supportPhone) })}
            </a>
          </>
        )}
      </Note>
      {recovery === 'pay-online' && onPayOnline && (
        <Button kind="secondary" onClick={onPayOnline}>
          {t('pay.online')}
        </Button>
      )}
      {isHoldConsumed && recovery !== 'slot' && existingOrderId === 0 && (
        <OrderChanges {...again} />
      )}
    </div>
  );
};

export const PlaceOrderNotes = ({
  state,
  onRetry,
  onPayOnline,
  again,
}: {
  readonly state: PlaceOrderState;
  readonly onRetry: () => void;
  /** Absent where the shop does not offer it. */
  readonly onPayOnline?: (() => void) | undefined;
  readonly again: OrderChangesProps;
}) => {
  switch (state.kind) {
    case 'idle':
    case 'placing':
      return null;
    case 'rejected':
      return <RejectionNote rejection={state} onPayOnline={onPayOnline} again={again} />;
    case 'failed':
      return (
        <Note tone="error" isAlert>
          {state.message}
        </Note>
      );
    case 'unknown-outcome':
      return (
        <div className={styles.noteWithActions}>
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
