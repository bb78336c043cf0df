import { shopMarket } from '@tokri/contracts/market';
import { Button, Field, formatExactPrice, Note, Sheet, today } from '@tokri/web-kit/ui';
import { DateField } from '../../../../components/date-field.tsx';
import { PartyField } from '../../../../components/party-field/party-field.tsx';
import { useConfirmedClose } from '../../../../components/unsaved-changes.ts';
import { t } from '../labels.ts';
import styles from '../prices.module.css';
import { RateConflictNote } from './rate-conflict.tsx';
import { unitName } from './rate-labels.ts';
import { useRateForm, type RateSheetProps } from './use-rate-form.ts';

const RateFields = ({
  isNew,
  fieldProps,
  partyProps,
}: {
  readonly isNew: boolean;
  readonly fieldProps: ReturnType<typeof useRateForm>['fieldProps'];
  readonly partyProps: ReturnType<typeof useRateForm>['partyProps'];
}) => (
  <>
    <Field
      {...fieldProps('total')}
      data-autofocus
      label={t('sheet.typed')}
      prefixText={shopMarket().currencySymbol}
      inputMode="decimal"
      autoComplete="off"
    />
    <Field
      {...fieldProps('mrp')}
      label={t('sheet.mrp')}
      prefixText={shopMarket().currencySymbol}
      inputMode="decimal"
      autoComplete="off"
    />
    <DateField
      {...fieldProps('from')}
      day={fieldProps('from').value}
      label={t('sheet.from')}
      min={today()}
    />
    {isNew && <PartyField {...partyProps} label={t('sheet.party')} hint={t('sheet.partyHint')} />}
  </>
);

export const RateSheet = (props: RateSheetProps) => {
  const { item, unit, rate, onClose } = props;
  const form = useRateForm(props);
  const { price, tax, conflict, fieldProps, partyProps } = form;
  const close = useConfirmedClose(form.hasChanges, onClose);
  return (
    <Sheet
      title={t(rate ? 'sheet.change' : 'sheet.add', { name: unitName(item, unit) })}
      onClose={close}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <RateFields isNew={!rate} fieldProps={fieldProps} partyProps={partyProps} />
        {price.rate !== null && price.total !== null && !price.isAboveMrp && (
          <Note>
            {t('sheet.total', {
              total: formatExactPrice(price.total),
              rate: formatExactPrice(price.rate),
              tax,
            })}
          </Note>
        )}
        {conflict && (
          <RateConflictNote
            conflict={conflict}
            isBusy={form.isBusy}
            onKeepTheirs={onClose}
            onUseMine={form.useMine}
          />
        )}
        {!conflict && (
          <div className={styles.formActions}>
            <Button kind="secondary" onClick={close}>
              {t('back')}
            </Button>
            <Button type="submit" isBusy={form.isBusy}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
};
