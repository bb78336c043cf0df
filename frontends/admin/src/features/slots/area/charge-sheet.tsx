import { checkPincode, idMax } from '@tokri/contracts';
import { slotOperations } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { write } from '@tokri/web-kit/platform';
import { Button, Field, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { useAskedClose } from '../../../parts/unsaved.ts';
import { refreshSlots, type ChargeRow } from '../slot-reads.ts';
import { rangeWords } from './range-text.ts';
import styles from '../slots.module.css';
import { rupeesError, rupeesOf, wholeIn } from '../terms/terms.ts';
import { t } from '../texts.ts';

interface Draft {
  readonly from: string;
  readonly to: string;
  readonly party: string;
  readonly charge: string;
  readonly freeAbove: string;
}

const draftOf = (row: ChargeRow | null): Draft =>
  row
    ? {
        from: row.PincodeFrom,
        to: row.PincodeTo,
        party: row.PartyId ? String(row.PartyId) : '',
        charge: String(row.Charge),
        freeAbove: String(row.FreeAbove),
      }
    : { from: '', to: '', party: '', charge: '40', freeAbove: '499' };

type Errors = Partial<Record<keyof Draft, string>>;

const errorsOf = ({ from, to, party, charge, freeAbove }: Draft): Errors => {
  const errors: Errors = {
    from: checkPincode(from).ok ? '' : t('charge.pincode'),
    to: !checkPincode(to).ok
      ? t('charge.pincode')
      : checkPincode(from).ok && from.trim() > to.trim()
        ? t('charge.crossed')
        : '',
    party: party.trim() !== '' && wholeIn(party, 1, idMax) === null ? t('charge.partyWrong') : '',
    charge: rupeesError(charge),
    freeAbove: rupeesError(freeAbove),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''));
};

/** A charge for a range of pincodes, for all or for one party. */
export const ChargeSheet = ({
  row,
  onClose,
}: {
  readonly row: ChargeRow | null;
  readonly onClose: () => void;
}) => {
  const [original] = useState(() => draftOf(row));
  const [draft, setDraft] = useState(original);
  const close = useAskedClose(JSON.stringify(draft) !== JSON.stringify(original), onClose);
  const [errors, setErrors] = useState<Errors>({});
  const { act, isBusy } = useToldWrite({
    send: () =>
      write(slotOperations.saveCharge, {
        body: {
          Id: row?.Id ?? 0,
          PincodeFrom: draft.from.trim(),
          PincodeTo: draft.to.trim(),
          PartyId: Number(draft.party) || 0,
          Charge: rupeesOf(draft.charge) ?? 0,
          FreeAbove: rupeesOf(draft.freeAbove) ?? 0,
        },
      }),
    refresh: refreshSlots,
    tell: () =>
      t('charge.saved', { range: rangeWords({ from: draft.from.trim(), to: draft.to.trim() }) }),
  });
  const set =
    (field: keyof Draft) =>
    ({ target }: { readonly target: { readonly value: string } }): void => {
      setDraft({ ...draft, [field]: target.value });
      setErrors({ ...errors, [field]: '' });
    };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = errorsOf(draft);
    setErrors(found);
    if (Object.keys(found).length === 0 && !isBusy && (await act(undefined))) onClose();
  };
  return (
    <Sheet title={t(row ? 'charge.edit' : 'charge.new')} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <Field
            label={t('charge.from')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            value={draft.from}
            error={errors.from}
            onChange={set('from')}
          />
          <Field
            label={t('charge.to')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            value={draft.to}
            error={errors.to}
            onChange={set('to')}
          />
        </div>
        <Field
          label={t('charge.party')}
          hint={t('charge.partyHint')}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          value={draft.party}
          error={errors.party}
          onChange={set('party')}
        />
        <div className={styles.pair}>
          <Field
            label={t('charge.sum')}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            value={draft.charge}
            error={errors.charge}
            onChange={set('charge')}
          />
          <Field
            label={t('charge.freeAbove')}
            hint={t('charge.freeHint')}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            value={draft.freeAbove}
            error={errors.freeAbove}
            onChange={set('freeAbove')}
          />
        </div>
        <div className={styles.formActs}>
          <Button kind="second" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('charge.save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
