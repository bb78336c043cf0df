import { checkPincode, maxId } from '@tokri/contracts/validation';
import { slotOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, Field, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { refreshSlots, type DeliveryCharge } from '../slot-queries.ts';
import { rangeLabel } from '../areas/pincode-ranges.ts';
import styles from '../slots.module.css';
import {
  validateRupees,
  parseRupees,
  parseWholeNumber,
} from '../charges-and-limits/window-terms.ts';
import { t } from '../labels.ts';

interface Draft {
  readonly from: string;
  readonly to: string;
  readonly party: string;
  readonly charge: string;
  readonly freeAbove: string;
}

const toDraft = (charge: DeliveryCharge | null): Draft =>
  charge
    ? {
        from: charge.PincodeFrom,
        to: charge.PincodeTo,
        party: charge.PartyId ? String(charge.PartyId) : '',
        charge: String(charge.Charge),
        freeAbove: String(charge.FreeAbove),
      }
    : { from: '', to: '', party: '', charge: '40', freeAbove: '499' };

type Errors = Partial<Record<keyof Draft, string>>;

const validateDraft = ({ from, to, party, charge, freeAbove }: Draft): Errors => {
  const errors: Errors = {
    from: checkPincode(from).ok ? '' : t('charge.pincodeInvalid'),
    to: !checkPincode(to).ok
      ? t('charge.pincodeInvalid')
      : checkPincode(from).ok && from.trim() > to.trim()
        ? t('charge.crossed')
        : '',
    party:
      party.trim() !== '' && parseWholeNumber(party, 1, maxId) === null
        ? t('charge.partyInvalid')
        : '',
    charge: validateRupees(charge),
    freeAbove: validateRupees(freeAbove),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''));
};

/** A charge for a range of pincodes, for all or for one party. */
export const ChargeSheet = ({
  charge,
  onClose,
}: {
  readonly charge: DeliveryCharge | null;
  readonly onClose: () => void;
}) => {
  const [original] = useState(() => toDraft(charge));
  const [draft, setDraft] = useState(original);
  const close = useConfirmedClose(JSON.stringify(draft) !== JSON.stringify(original), onClose);
  const [errors, setErrors] = useState<Errors>({});
  const { run: save, isBusy } = useMutationWithFeedback({
    send: () =>
      sendCommand(slotOperations.saveCharge, {
        body: {
          Id: charge?.Id ?? 0,
          PincodeFrom: draft.from.trim(),
          PincodeTo: draft.to.trim(),
          PartyId: Number(draft.party) || 0,
          Charge: parseRupees(draft.charge) ?? 0,
          FreeAbove: parseRupees(draft.freeAbove) ?? 0,
        },
      }),
    refresh: refreshSlots,
    successMessage: () =>
      t('charge.saved', { range: rangeLabel({ from: draft.from.trim(), to: draft.to.trim() }) }),
  });
  const setField =
    (field: keyof Draft) =>
    ({ target }: { readonly target: { readonly value: string } }): void => {
      setDraft({ ...draft, [field]: target.value });
      setErrors({ ...errors, [field]: '' });
    };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = validateDraft(draft);
    setErrors(found);
    if (Object.keys(found).length === 0 && !isBusy && (await save(undefined))) onClose();
  };
  return (
    <Sheet title={t(charge ? 'charge.edit' : 'charge.new')} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <Field
            label={t('charge.from')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            value={draft.from}
            error={errors.from}
            onChange={setField('from')}
          />
          <Field
            label={t('charge.to')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            value={draft.to}
            error={errors.to}
            onChange={setField('to')}
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
          onChange={setField('party')}
        />
        <div className={styles.pair}>
          <Field
            label={t('charge.amount')}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            value={draft.charge}
            error={errors.charge}
            onChange={setField('charge')}
          />
          <Field
            label={t('charge.freeAbove')}
            hint={t('charge.freeHint')}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            value={draft.freeAbove}
            error={errors.freeAbove}
            onChange={setField('freeAbove')}
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
