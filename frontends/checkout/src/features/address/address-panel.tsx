import type { AddressAnswer } from '@tokri/contracts/http';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import {
  addressText,
  Button,
  ErrorPanel,
  Icon,
  MapPin,
  maskedMobile,
  Plus,
  Skeleton,
} from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './address.module.css';

export const addressHeadingId = 'h-address';

export interface AddressPanelProps {
  readonly addresses: UseQueryResult<AddressAnswer[]>;
  readonly chosen: AddressAnswer | undefined;
  readonly pincode: string;
  readonly onChange: () => void;
  readonly onAdd: () => void;
}

const Nothing = ({
  addresses,
  pincode,
  onChange,
  onAdd,
}: Omit<AddressPanelProps, 'addresses' | 'chosen'> & {
  readonly addresses: readonly AddressAnswer[];
}) => (
  <div className={styles.none}>
    <p className="muted">
      {addresses.length > 0 ? t('address.noneHere', { pincode }) : t('address.none')}
    </p>
    <Button kind="second" onClick={onAdd}>
      <Icon of={Plus} />
      {t('address.add')}
    </Button>
    {addresses.length > 0 && (
      <Button kind="quiet" onClick={onChange}>
        {t('address.other')}
      </Button>
    )}
  </div>
);

/** Where the order goes. */
export const AddressPanel = ({
  addresses,
  chosen,
  pincode,
  onChange,
  onAdd,
}: AddressPanelProps) => (
  <section className="panel" id="address" aria-labelledby={addressHeadingId}>
    <h2 id={addressHeadingId} tabIndex={-1}>
      <Icon of={MapPin} />
      {t('address.title')}
      {chosen && (
        <button type="button" className="link end" onClick={onChange}>
          {t('address.change')}
          <span className="sr"> {t('address.title')}</span>
        </button>
      )}
    </h2>
    {addresses.isPending && (
      <div className={styles.wait}>
        <Skeleton width="45" />
        <Skeleton width="70" />
      </div>
    )}
    {addresses.isError && !addresses.data && (
      <div className={styles.inner}>
        <ErrorPanel
          problem={addresses.error}
          isBusy={addresses.isFetching}
          onRetry={() => void addresses.refetch()}
        />
      </div>
    )}
    {chosen && (
      <p className={styles.where}>
        <b className="strong">{chosen.Name}</b>, {maskedMobile(chosen.Mobile)}
        <br />
        <span className="muted">{addressText(chosen)}</span>
      </p>
    )}
    {addresses.data && !chosen && (
      <Nothing addresses={addresses.data} pincode={pincode} onChange={onChange} onAdd={onAdd} />
    )}
  </section>
);
