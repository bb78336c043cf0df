import { billSeries, formatBillNumber, issuedBillKinds } from '@tokri/contracts/orders';
import { Field } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../settings.module.css';
import { prefixField } from './company-form.ts';
import type { CompanyFormState } from './use-company-form.ts';

export const SeriesFields = ({ form }: { readonly form: CompanyFormState }) => {
  const { Year, NextYear, Prefixes } = form.base;
  return (
    <>
      <p className="fine-print">{t('series.note', { year: Year, next: NextYear })}</p>
      <div className={styles.fields}>
        {issuedBillKinds.map((kind) => (
          <Field
            key={kind}
            {...form.register(prefixField(kind))}
            label={t('series.label', { kind: t(`series.${kind}`), next: NextYear })}
            hint={t('series.current', {
              year: Year,
              number: formatBillNumber(billSeries(Prefixes[kind], Year), 1),
            })}
            error={form.formState.errors[prefixField(kind)]?.message}
            maxLength={3}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </>
  );
};
