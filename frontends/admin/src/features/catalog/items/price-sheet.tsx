import { itemOperations } from '@tokri/contracts/api';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { Button, Field, formatDate, formatExactPrice, Note, Sheet, today } from '@tokri/web-kit/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { unitName, type StaffItem, type StaffUnit } from './item-changes.ts';
import { refreshItems } from './item-queries.ts';
import styles from './items.module.css';
import { t } from './labels.ts';
import { checkPrice, type CheckedPrice } from './price-change.ts';

interface PriceSheetProps {
  readonly item: StaffItem;
  readonly unit: StaffUnit;
  readonly onClose: () => void;
}

interface NewPrice {
  readonly rate: number;
  readonly mrp: number;
  readonly total: number;
  readonly fromDate: string;
}

/** Saves a price; `rejection` says why the catalog did not take the last one. */
const useSavePrice = ({ item, unit, onClose }: PriceSheetProps) => {
  const client = useQueryClient();
  const [rejection, setRejection] = useState('');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ rate, mrp, fromDate }: NewPrice) =>
      sendCommand(itemOperations.addRate, {
        body: {
          ItemId: item.Id,
          UnitId: unit.UnitId,
          PartyId: 0,
          FromDate: fromDate,
          Rate: rate,
          Mrp: mrp,
        },
      }),
    onSettled: () => refreshItems(client),
  });
  const save = async (newPrice: NewPrice): Promise<boolean> => {
    const result = await mutateAsync(newPrice).catch((error: unknown) => ({
      kind: 'rejected' as const,
      message: isApiProblem(error) ? error.message : t('failed'),
    }));
    if (result.kind === 'rejected') {
      setRejection(result.message);
      return false;
    }
    const text = t('price.done', {
      name: unitName(item, unit),
      total: formatExactPrice(newPrice.total),
      day: formatDate(newPrice.fromDate),
    });
    reportChange(text);
    onClose();
    return true;
  };
  return { save, rejection, clearRejection: () => setRejection(''), isBusy: isPending };
};

const aboveMrpMessage = ({ rate, mrp, total, highestRate }: CheckedPrice, tax: number): string =>
  t('price.aboveMrp', {
    rate: formatExactPrice(rate ?? 0),
    tax,
    total: formatExactPrice(total ?? 0),
    excess: formatExactPrice((total ?? 0) - (mrp ?? 0)),
    highest: formatExactPrice(highestRate ?? 0),
  });

const findErrors = (price: CheckedPrice, fromDate: string, taxPercent: number) => ({
  rate:
    price.rate === null
      ? t('price.invalid')
      : price.isAboveMrp
        ? aboveMrpMessage(price, taxPercent)
        : '',
  mrp: price.mrp === null ? t('price.invalid') : '',
  from: fromDate < today() ? t('price.fromInvalid') : '',
});

const initialText = (sum: number): string => (sum > 0 ? sum.toFixed(2) : '');

const fieldNames = ['rate', 'mrp', 'from'] as const;
type FieldName = (typeof fieldNames)[number];

const usePriceForm = (props: PriceSheetProps) => {
  const { item, unit } = props;
  const initial = { rate: initialText(unit.Rate), mrp: initialText(unit.Mrp), from: today() };
  const [typed, setTyped] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const { save, rejection, clearRejection, isBusy } = useSavePrice(props);
  const [rate, mrp, from] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const refs = { rate, mrp, from };
  const price = checkPrice({ ...typed, taxPercent: item.TaxPercent });
  const errors = findErrors(price, typed.from, item.TaxPercent);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    const firstInvalid = fieldNames.find((name) => errors[name] !== '');
    if (firstInvalid) return refs[firstInvalid].current?.focus();
    if (price.rate === null || price.mrp === null || price.total === null || isBusy) return;
    const newPrice = { rate: price.rate, mrp: price.mrp, total: price.total };
    if (!(await save({ ...newPrice, fromDate: typed.from }))) rate.current?.focus();
  };
  // A rate above the MRP is named while it is typed, other errors once somebody saves.
  const isShown = (name: FieldName): boolean =>
    isSubmitted || (name === 'rate' && price.isAboveMrp);
  return {
    price,
    submit,
    isBusy,
    hasChanges: fieldNames.some((name) => typed[name] !== initial[name]),
    fieldProps: (name: FieldName) => ({
      ref: refs[name],
      value: typed[name],
      error: (isShown(name) ? errors[name] : '') || (name === 'rate' ? rejection : ''),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setTyped({ ...typed, [name]: target.value });
        clearRejection();
      },
    }),
  };
};

export const PriceSheet = ({ item, unit, onClose }: PriceSheetProps) => {
  const { price, submit, isBusy, hasChanges, fieldProps } = usePriceForm({ item, unit, onClose });
  const close = useConfirmedClose(hasChanges, onClose);
  return (
    <Sheet title={t('price.title', { name: unitName(item, unit) })} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          {...fieldProps('rate')}
          data-autofocus
          label={t('price.rate')}
          prefixText="₹"
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          {...fieldProps('mrp')}
          label={t('price.mrp')}
          prefixText="₹"
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...fieldProps('from')} label={t('price.from')} type="date" min={today()} />
        {price.rate !== null && price.total !== null && !price.isAboveMrp && (
          <Note>
            {t('price.total', {
              total: formatExactPrice(price.total),
              rate: formatExactPrice(price.rate),
              tax: item.TaxPercent,
            })}
          </Note>
        )}
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
