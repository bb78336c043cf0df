import type { AddressResponse } from '@tokri/contracts/api';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import {
  formatAddress,
  Button,
  ErrorPanel,
  Icon,
  MapPin,
  formatMobile,
  Plus,
  Skeleton,
} from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './address.module.css';

export const addressHeadingId = 'h-address';

export interface AddressPanelProps {
  readonly addresses: UseQueryResult<AddressResponse[]>;
  readonly selectedAddress: AddressResponse | undefined;
  readonly pincode: string;
  readonly onChange: () => void;
  readonly onAdd: () => void;
}

const NoAddress = ({
  addresses,
  pincode,
  onChange,
  onAdd,
}: Omit<AddressPanelProps, 'addresses' | 'selectedAddress'> & {
  readonly addresses: readonly AddressResponse[];
}) => (
  <div className={styles.noAddress}>
    <p className="muted">
      {addresses.length > 0 ? t('address.noneHere', { pincode }) : t('address.none')}
    </p>
    <Button kind="secondary" onClick={onAdd}>
      <Icon icon={Plus} />
      {t('address.add')}
    </Button>
    {addresses.length > 0 && (
      <Button kind="quiet" onClick={onChange}>
        {t('address.other')}
      </Button>
    )}
  </div>
);

export const AddressPanel = ({
  addresses,
  selectedAddress,
  pincode,
  onChange,
  onAdd,
}: AddressPanelProps) => (
  <section className="panel" id="address" aria-labelledby={addressHeadingId}>
    <h2 id={addressHeadingId} tabIndex={-1}>
      <Icon icon={MapPin} />
      {t('address.title')}
      {selectedAddress && (
        <button type="button" className="link end" onClick={onChange}>
          {t('address.change')}
          <span className="sr-only"> {t('address.title')}</span>
        </button>
      )}
    </h2>
    {addresses.isPending && (
      <div className={styles.loading}>
        <Skeleton width="45" />
        <Skeleton width="70" />
      </div>
    )}
    {addresses.isError && !addresses.data && (
      <div className={styles.content}>
        <ErrorPanel
          error={addresses.error}
          isBusy={addresses.isFetching}
          onRetry={() => void addresses.refetch()}
        />
      </div>
    )}
    {selectedAddress && (
      <p className={styles.addressText}>
        <b className="strong">{selectedAddress.Name}</b>
        {selectedAddress.Mobile && `, ${formatMobile(selectedAddress.Mobile)}`}
        <br />
        <span className="muted">{formatAddress(selectedAddress)}</span>
      </p>
    )}
    {addresses.data && !selectedAddress && (
      <NoAddress addresses={addresses.data} pincode={pincode} onChange={onChange} onAdd={onAdd} />
    )}
  </section>
);
