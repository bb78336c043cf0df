import { paymentProviders, type PaymentProvider } from '@tokri/contracts/platform';
import { addDays } from '@tokri/contracts/dates';
import { Sheet, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { DayField } from '../../../components/day-field.tsx';
import { t } from '../labels.ts';
import styles from '../payments.module.css';
import { CompareAgain } from './compare-again.tsx';

export const CompareDaySheet = ({ onClose }: { readonly onClose: () => void }) => {
  const [date, setDate] = useState(() => addDays(today(), -1));
  const [provider, setProvider] = useState<PaymentProvider>('razorpay');
  return (
    <Sheet title={t('comparison.compare')} onClose={onClose}>
      <div className={styles.form}>
        <DayField
          className={styles.filter}
          label={t('comparison.day')}
          day={date}
          onSelect={setDate}
        />
        <label className={styles.filter}>
          <span>{t('comparison.provider')}</span>
          <select
            className="input"
            value={provider}
            onChange={({ target }) =>
              setProvider(paymentProviders.find((name) => name === target.value) ?? provider)
            }
          >
            {paymentProviders.map((name) => (
              <option key={name} value={name}>
                {t(`provider.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <CompareAgain
          day={{ Date: date, Provider: provider }}
          label={t('comparison.compare')}
          onDone={onClose}
        />
      </div>
    </Sheet>
  );
};
