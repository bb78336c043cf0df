import type { ItemPricesResponse, UnitRateResponse } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { formatDate, formatExactPrice, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { checkTotal, type CheckedPrice } from '../../items/price-change.ts';
import { t } from '../labels.ts';
import { refreshPrices } from '../price-queries.ts';
import { findRateOn, taxOn, unitName, type PricedUnit } from './rate-labels.ts';
import { sendRateUndo, toRateUndo } from './undo-rate.ts';
import { useSaveRate, type RateCommand } from './use-save-rate.ts';

export interface RateSheetProps {
  readonly item: ItemPricesResponse;
  readonly unit: PricedUnit;
  /** The scheduled rate to change; missing to add one. */
  readonly rate?: UnitRateResponse;
  readonly onClose: () => void;
}

const totalError = ({ total, mrp, isAboveMrp }: CheckedPrice): string => {
  if (total === null) return t('sheet.invalid');
  return isAboveMrp ? t('sheet.aboveMrp', { highest: formatExactPrice(mrp ?? 0) }) : '';
};

const initialText = (sum: number | undefined): string => (sum ? sum.toFixed(2) : '');

const findErrors = (
  price: CheckedPrice,
  { from, party }: { readonly from: string; readonly party: string },
) => ({
  total: totalError(price),
  mrp: price.mrp === null ? t('sheet.invalid') : '',
  from: from < today() ? t('sheet.fromInvalid') : '',
  party: /^\d{0,9}$/.test(party.trim()) ? '' : t('sheet.partyInvalid'),
});
export type RateField = keyof ReturnType<typeof findErrors>;

const findShownRate = ({ unit, rate }: RateSheetProps): UnitRateResponse | undefined =>
  rate ?? findRateOn(unit, { partyId: 0, date: today(), except: 0 });

const initialValues = (props: RateSheetProps) => {
  const { rate } = props;
  const shown = findShownRate(props);
  return {
    total: initialText(shown?.RateWithTax),
    mrp: initialText(shown?.Mrp),
    from: rate?.FromDate ?? today(),
    party: rate && rate.PartyId > 0 ? String(rate.PartyId) : '',
  };
};

type TypedRate = ReturnType<typeof initialValues>;

const toUndo = ({ item, unit, rate }: RateSheetProps, command: RateCommand, rateId: number) => {
  const { PartyId: partyId, FromDate: fromDate, RateId: except } = command;
  const seen = rate && findRateOn(unit, { partyId, date: rate.FromDate, except });
  return toRateUndo({
    itemId: item.Id,
    unitId: unit.UnitId,
    partyId,
    fromDate,
    rateId,
    replaced: rate && { ...rate, seenRateId: seen?.RateId ?? 0 },
    before: findRateOn(unit, { partyId, date: fromDate, except }),
  });
};

/** Saves a rate; `useMine` saves it over one that somebody else saved meanwhile. */
const useRateSaving = (props: RateSheetProps, totalPrice: number | null) => {
  const { item, unit, onClose } = props;
  const { run: runUndo } = useMutationWithFeedback({
    send: sendRateUndo,
    refresh: refreshPrices,
    successMessage: () => t('sheet.undone', { name: unitName(item, unit) }),
  });
  const { save, rejection, conflict, clearRejection, isBusy } = useSaveRate();
  const saveAndClose = async (command: RateCommand): Promise<void> => {
    const rateId = await save(command);
    if (rateId === null) return;
    const text = t('sheet.done', {
      name: unitName(item, unit),
      total: formatExactPrice(totalPrice ?? 0),
      day: formatDate(command.FromDate),
    });
    const undo = toUndo(props, command, rateId);
    reportChange(text, undo && (() => void runUndo(undo)));
    onClose();
  };
  const useMine = (): void => {
    if (!conflict) return;
    const { command, current } = conflict;
    // A rate that is gone cannot be replaced; the own one is added instead.
    const isReplacedGone =
      command.RateId !== 0 && !unit.Rates.some(({ RateId }) => RateId === command.RateId);
    void saveAndClose({
      ...command,
      RateId: isReplacedGone ? 0 : command.RateId,
      SeenRateId: current?.RateId ?? 0,
    });
  };
  return { saveAndClose, useMine, rejection, conflict, clearRejection, isBusy };
};

const toCommand = (
  { item, unit, rate }: RateSheetProps,
  typed: TypedRate,
  price: { readonly rate: number; readonly mrp: number },
): RateCommand => {
  const PartyId = Number(typed.party);
  const RateId = rate?.RateId ?? 0;
  const seen = findRateOn(unit, { partyId: PartyId, date: typed.from, except: RateId });
  return {
    ItemId: item.Id,
    UnitId: unit.UnitId,
    PartyId,
    FromDate: typed.from,
    Rate: price.rate,
    Mrp: price.mrp,
    RateId,
    SeenRateId: seen?.RateId ?? 0,
  };
};

const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

const createFieldProps = (
  typed: TypedRate,
  {
    errorOf,
    change,
  }: {
    readonly errorOf: (name: RateField) => string;
    readonly change: (name: RateField, text: string) => void;
  },
) => ({
  fieldProps: (name: RateField) => ({
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(name, target.value),
  }),
  partyProps: {
    value: typed.party,
    error: errorOf('party'),
    onChange: (party: string) => change('party', party),
  },
});

export const useRateForm = (props: RateSheetProps) => {
  const { item, unit } = props;
  const [initial] = useState(() => initialValues(props));
  const [shown] = useState(() => findShownRate(props));
  const [typed, setTyped] = useState(initial);
  // What the person saw: a refresh in the background must not hide somebody else's change.
  const [seenUnit] = useState(unit);
  const [isSubmitted, setSubmitted] = useState(false);
  const tax = taxOn(item, typed.from);
  const price = checkTotal({
    total: typed.total,
    mrp: typed.mrp,
    taxPercent: tax,
    rateNow: shown?.Rate,
  });
  const errors = findErrors(price, typed);
  const saving = useRateSaving(props, price.total);
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.values(errors).some((error) => error !== ''))
      return focusFirstInvalid(event.currentTarget);
    const { rate, mrp } = price;
    if (rate === null || mrp === null || saving.isBusy) return;
    await saving.saveAndClose(toCommand({ ...props, unit: seenUnit }, typed, { rate, mrp }));
  };
  // A price above the MRP is named while it is typed, other errors once somebody saves.
  const isShown = (name: RateField): boolean =>
    isSubmitted || (name === 'total' && price.isAboveMrp);
  return {
    price,
    tax,
    submit,
    isBusy: saving.isBusy,
    conflict: saving.conflict,
    useMine: saving.useMine,
    hasChanges: Object.entries(initial).some(([name, text]) => typed[name as RateField] !== text),
    ...createFieldProps(typed, {
      errorOf: (name) =>
        (isShown(name) ? errors[name] : '') || (name === 'total' ? saving.rejection : ''),
      change: (name, text) => {
        setTyped({ ...typed, [name]: text });
        saving.clearRejection();
      },
    }),
  };
};
