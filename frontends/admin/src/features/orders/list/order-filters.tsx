import { deliveryCodeInput } from '@tokri/web-kit/pincode';
import { formatTimeRange } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import {
  changeOrderFilter,
  parsePincode,
  paymentMethods,
  type OrderFilter,
} from '../order-filter.ts';
import { summarizeDay, type SlotStatusCount } from './day-summary.ts';
import { useApplyFilter } from './filter-bar.tsx';
import styles from './orders.module.css';

const PincodeField = ({
  pincode,
  onChange,
}: {
  readonly pincode: string;
  readonly onChange: (pincode: string) => void;
}) => {
  const changeText = (text: string): void => {
    const typed = parsePincode(text);
    if (typed !== pincode && (typed !== '' || text === '')) onChange(typed);
  };
  return (
    <input
      className="input"
      autoComplete="off"
      {...deliveryCodeInput()}
      aria-label={t('orders.pincode')}
      placeholder={t('orders.pincode')}
      defaultValue={pincode}
      onChange={({ target }) => changeText(target.value.trim())}
    />
  );
};

/** Filters of the orders of one day. Late orders and the search over all days have their own. */
export const OrderFilters = ({
  filter,
  counts,
}: {
  readonly filter: OrderFilter;
  readonly counts: readonly SlotStatusCount[];
}) => {
  const applyFilter = useApplyFilter();
  const change = (part: Partial<OrderFilter>) => applyFilter(changeOrderFilter(filter, part));
  return (
    <div className={styles.filters} role="group" aria-label={t('orders.filters')}>
      <select
        className="input"
        aria-label={t('orders.slot')}
        value={filter.slotId}
        onChange={({ target }) => change({ slotId: Number(target.value) })}
      >
        <option value={0}>{t('orders.allSlots')}</option>
        {summarizeDay(counts).rows.map(({ slotId, start, end }) => (
          <option key={slotId} value={slotId}>
            {formatTimeRange(start, end)}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={t('orders.payment')}
        value={filter.method}
        onChange={({ target }) =>
          change({ method: paymentMethods.find((method) => method === target.value) ?? '' })
        }
      >
        <option value="">{t('orders.allPayments')}</option>
        {paymentMethods.map((method) => (
          <option key={method} value={method}>
            {t(`method.${method}`)}
          </option>
        ))}
      </select>
      <PincodeField
        key={filter.pincode}
        pincode={filter.pincode}
        onChange={(pincode) => change({ pincode })}
      />
    </div>
  );
};
