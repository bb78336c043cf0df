import { itemOperations } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { Button, Field, formatDate, formatExactPrice, Note, Sheet, today } from '@tokri/web-kit/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { sendRateUndo, toRateUndo } from '../prices/details/undo-rate.ts';
import { unitName, type StaffItem, type StaffUnit } from './item-changes.ts';
import { refreshItems } from './item-queries.ts';
import styles from './items.module.css';
import { t } from './labels.ts';
import { checkTotal, type CheckedPrice } from './price-change.ts';

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

/** For a later day the list does not know what the price may have replaced. */
const toUndo = (
  { item, unit }: Pick<PriceSheetProps, 'item' | 'unit'>,
  rateId: number,
  fromDate: string,
) =>
  fromDate === today() && unit.Rate > 0
    ? toRateUndo({
        itemId: item.Id,
        unitId: unit.UnitId,
        partyId: 0,
        fromDate,
        rateId,
        before: { FromDate: fromDate, Rate: unit.Rate, Mrp: unit.Mrp },
      })
    : undefined;

/** Saves a price; `rejection` says why the catalog did not take the last one. */
const useSavePrice = ({ item, unit, onClose }: PriceSheetProps) => {
  const client = useQueryClient();
  const { run: runUndo } = useMutationWithFeedback({
    send: sendRateUndo,
    refresh: refreshItems,
    successMessage: () => t('undone', { name: unitName(item, unit) }),
  });
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
    const undo = toUndo({ item, unit }, result.id, newPrice.fromDate);
    reportChange(text, undo && (() => void runUndo(undo)));
    onClose();
    return true;
  };
  return { save, rejection, clearRejection: () => setRejection(''), isBusy: isPending };
};

const totalError = ({ total, mrp, isAboveMrp }: CheckedPrice): string => {
  if (total === null) return t('price.invalid');
  return isAboveMrp ? t('price.aboveMrp', { highest: formatExactPrice(mrp ?? 0) }) : '';
};

const findErrors = (price: CheckedPrice, fromDate: string) => ({
  total: totalError(price),
  mrp: price.mrp === null ? t('price.invalid') : '',
  from: fromDate < today() ? t('price.fromInvalid') : '',
});

const initialText = (sum: number): string => (sum > 0 ? sum.toFixed(2) : '');

const fieldNames = ['total', 'mrp', 'from'] as const;
type FieldName = (typeof fieldNames)[number];

const usePriceForm = (props: PriceSheetProps) => {
  const { item, unit } = props;
  const initial = {
    total: initialText(unit.RateWithTax),
    mrp: initialText(unit.Mrp),
    from: today(),
  };
  const [typed, setTyped] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const { save, rejection, clearRejection, isBusy } = useSavePrice(props);
  const [total, mrp, from] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const refs = { total, mrp, from };
  const price = checkTotal({ ...typed, taxPercent: item.TaxPercent, rateNow: unit.Rate });
  const errors = findErrors(price, typed.from);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    const firstInvalid = fieldNames.find((name) => errors[name] !== '');
    if (firstInvalid) return refs[firstInvalid].current?.focus();
    if (price.rate === null || price.mrp === null || price.total === null || isBusy) return;
    const newPrice = { rate: price.rate, mrp: price.mrp, total: price.total };
    if (!(await save({ ...newPrice, fromDate: typed.from }))) total.current?.focus();
  };
  // A price above the MRP is named while it is typed, other errors once somebody saves.
  const isShown = (name: FieldName): boolean =>
    isSubmitted || (name === 'total' && price.isAboveMrp);
  return {
    price,
    submit,
    isBusy,
    hasChanges: fieldNames.some((name) => typed[name] !== initial[name]),
    fieldProps: (name: FieldName) => ({
      ref: refs[name],
      value: typed[name],
      error: (isShown(name) ? errors[name] : '') || (name === 'total' ? rejection : ''),
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
          {...fieldProps('total')}
          data-autofocus
          label={t('price.typed')}
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
