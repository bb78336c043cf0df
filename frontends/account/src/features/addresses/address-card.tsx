import type { AddressResponse } from '@tokri/contracts/api';
import { Button, classNames, formatMobile, Tag } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './addresses.module.css';

interface AddressCardProps {
  readonly address: AddressResponse;
  readonly isDefault: boolean;
  readonly isRemoving: boolean;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
  /** Undefined for an address that only the shop changes. */
  readonly onRemove: (() => void) | undefined;
}

export const AddressCard = ({
  address,
  isDefault,
  isRemoving,
  onEdit,
  onDefault,
  onRemove,
}: AddressCardProps) => {
  const screenReaderAddress = (
    <span className="sr-only">
      {' '}
      {address.Name}, {address.Address}
    </span>
  );
  return (
    <li className={classNames(styles.card, isDefault && styles.preferred)}>
      <p className={styles.nameRow}>
        <b className="strong">{address.Name}</b>
        <span className="fine-print">{formatMobile(address.Mobile)}</span>
        {isDefault && <Tag tone="success">{t('addresses.default')}</Tag>}
      </p>
      <p className={styles.addressText}>
        {address.Address}, {address.Pincode}
      </p>
      {!address.PincodeVerified && <p className={styles.notServed}>{t('addresses.notServed')}</p>}
      <div className={styles.actions}>
        <Button kind="quiet" isSmall onClick={onEdit}>
          {t('addresses.edit')}
          {screenReaderAddress}
        </Button>
        {!isDefault && address.PincodeVerified && (
          <Button kind="quiet" isSmall onClick={onDefault}>
            {t('addresses.makeDefault')}
            {screenReaderAddress}
          </Button>
        )}
        {onRemove && (
          <Button kind="quiet" isSmall isBusy={isRemoving} onClick={onRemove}>
            {t('addresses.remove')}
            {screenReaderAddress}
          </Button>
        )}
      </div>
    </li>
  );
};
