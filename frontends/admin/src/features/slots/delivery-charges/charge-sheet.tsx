import { checkPincode, maxId } from '@tokri/contracts/validation';
import { slotOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, Field, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { refreshSlots, type DeliveryCharge } from '../slot-queries.ts';
import { rangeLabel } from '../areas/pincode-ranges.ts';
import formStyles from '../form.module.css';
import { validateRupees, parseRupees, parseWholeNumber } from '../charges-and-limits/slot-terms.ts';
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

const useSaveChargeMutation = (chargeId: number) =>
  useMutationWithFeedback({
    send: (draft: Draft) =>
      sendCommand(slotOperations.saveCharge, {
        body: {
          Id: chargeId,
          PincodeFrom: draft.from.trim(),
          PincodeTo: draft.to.trim(),
          PartyId: Number(draft.party) || 0,
          Charge: parseRupees(draft.charge) ?? 0,
          FreeAbove: parseRupees(draft.freeAbove) ?? 0,
        },
      }),
    refresh: refreshSlots,
    successMessage: (_, { from, to }) =>
      t('charge.saved', { range: rangeLabel({ from: from.trim(), to: to.trim() }) }),
  });

const ChargeFields = ({
  draft,
  errors,
  onChange,
}: {
  readonly draft: Draft;
  readonly errors: Errors;
  readonly onChange: (field: keyof Draft, value: string) => void;
}) => {
  const fieldProps = (field: keyof Draft) => ({
    autoComplete: 'off',
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
      onChange(field, target.value),
  });
  const pincodeProps = { inputMode: 'numeric', maxLength: 6 } as const;
  const amountProps = { inputMode: 'decimal', maxLength: 12 } as const;
  return (
    <>
      <div className={formStyles.fieldPair}>
        <Field label={t('charge.from')} {...pincodeProps} {...fieldProps('from')} />
        <Field label={t('charge.to')} {...pincodeProps} {...fieldProps('to')} />
      </div>
      <Field
        label={t('charge.party')}
        hint={t('charge.partyHint')}
        inputMode="numeric"
        maxLength={9}
        {...fieldProps('party')}
      />
      <div className={formStyles.fieldPair}>
        <Field label={t('charge.amount')} {...amountProps} {...fieldProps('charge')} />
        <Field
          label={t('charge.freeAbove')}
          hint={t('charge.freeHint')}
          {...amountProps}
          {...fieldProps('freeAbove')}
        />
      </div>
    </>
  );
};

export const ChargeSheet = ({
  charge,
  onClose,
}: {
  readonly charge: DeliveryCharge | null;
  readonly onClose: () => void;
}) => {
  const [original] = useState(() => toDraft(charge));
  const [draft, setDraft] = useState(original);
  const [errors, setErrors] = useState<Errors>({});
  const close = useConfirmedClose(JSON.stringify(draft) !== JSON.stringify(original), onClose);
  const { run: save, isBusy } = useSaveChargeMutation(charge?.Id ?? 0);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const validationErrors = validateDraft(draft);
    setErrors(validationErrors);
    if (Object.keys(validationErrors).length === 0 && !isBusy && (await save(draft))) onClose();
  };
  return (
    <Sheet title={t(charge ? 'charge.edit' : 'charge.new')} onClose={close}>
      <form className={formStyles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ChargeFields
          draft={draft}
          errors={errors}
          onChange={(field, value) => {
            setDraft({ ...draft, [field]: value });
            setErrors({ ...errors, [field]: '' });
          }}
        />
        <div className={formStyles.actions}>
          <Button kind="secondary" onClick={close}>
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
