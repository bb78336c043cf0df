import type { AddressResponse } from '@tokri/contracts/api';
import { Button, classNames, Icon, formatMobile, Plus } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import styles from './address.module.css';

export interface AddressListProps {
  readonly addresses: readonly AddressResponse[];
  readonly chosenId: number;
  readonly onChoose: (address: AddressResponse) => void;
  readonly onEdit: (address: AddressResponse) => void;
  readonly onAdd: () => void;
}

export const AddressList = ({ addresses, chosenId, onChoose, onEdit, onAdd }: AddressListProps) => (
  <div className={styles.list}>
    <ul>
      {addresses.map((address) => (
        <li
          key={address.Id}
          className={classNames(styles.card, address.Id === chosenId && styles.chosen)}
        >
          <button
            type="button"
            className={styles.selectButton}
            aria-pressed={address.Id === chosenId}
            onClick={() => onChoose(address)}
          >
            <b className="strong">{address.Name}</b>{' '}
            <span className="fine-print">{formatMobile(address.Mobile)}</span>
            <span className={styles.addressText}>
              {address.Address}, {address.Pincode}
            </span>
          </button>
          <Button kind="quiet" isSmall onClick={() => onEdit(address)}>
            {t('address.edit')}
            <span className="sr-only">
              {' '}
              {address.Name}, {address.Address}
            </span>
          </Button>
        </li>
      ))}
    </ul>
    <Button kind="secondary" isBlock onClick={onAdd}>
      <Icon icon={Plus} />
      {t('address.add')}
    </Button>
  </div>
);
