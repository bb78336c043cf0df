import type { AddressResponse } from '@tokri/contracts/api';
import { Icon, MapPin } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { t } from '../../labels.ts';
import styles from './pincode-form.module.css';

export interface SavedAddressesProps {
  readonly addresses: readonly AddressResponse[];
  readonly isBusy: boolean;
  readonly onChoose: (address: AddressResponse) => void;
}

export const SavedAddresses = ({ addresses, isBusy, onChoose }: SavedAddressesProps) => {
  const titleId = useId();
  if (addresses.length === 0) return null;
  return (
    <section className={styles.addresses} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('pincode.addresses')}</h3>
      <ul>
        {addresses.map((address) => (
          <li key={address.Id}>
            <button
              type="button"
              className={styles.address}
              disabled={isBusy}
              onClick={() => onChoose(address)}
            >
              <Icon icon={MapPin} />
              <span className="grow">
                <b className="strong">{address.Name}</b>
                <span className={styles.addressText}>
                  {address.Address}, {address.Pincode}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
