import { deliveryCodeInput } from '@tokri/web-kit/pincode';
import { Button, Field, Note, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { PartyField } from '../../../components/party-field/party-field.tsx';
import { usePartyNames } from '../../../components/party-field/use-party-names.ts';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import formStyles from '../form.module.css';
import { t } from '../labels.ts';
import type { DeliveryCharge } from '../slot-queries.ts';
import {
  compareCharges,
  toChargeDraft,
  validateCharge,
  type ChargeDraft,
  type ChargeErrors,
} from './charge-draft.ts';
import { useChargeSave } from './use-charge-save.ts';

const ChargeFields = ({
  draft,
  errors,
  onChange,
}: {
  readonly draft: ChargeDraft;
  readonly errors: ChargeErrors;
  readonly onChange: (field: keyof ChargeDraft, value: string) => void;
}) => {
  const fieldProps = (field: keyof ChargeDraft) => ({
    autoComplete: 'off',
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
      onChange(field, target.value),
  });
  const pincodeProps = deliveryCodeInput();
  const amountProps = { inputMode: 'decimal', maxLength: 12 } as const;
  return (
    <>
      <div className={formStyles.fieldPair}>
        <Field label={t('charge.from')} {...pincodeProps} {...fieldProps('from')} />
        <Field label={t('charge.to')} {...pincodeProps} {...fieldProps('to')} />
      </div>
      <PartyField
        label={t('charge.party')}
        hint={t('charge.partyHint')}
        value={draft.party}
        error={errors.party}
        onChange={(party) => onChange('party', party)}
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

const useChargeForm = (charge: DeliveryCharge | null, onClose: () => void) => {
  const [original, setOriginal] = useState(() => toChargeDraft(charge));
  const [draft, setDraft] = useState(original);
  const [errors, setErrors] = useState<ChargeErrors>({});
  const { save, conflict, acceptConflict, rejection, isBusy } = useChargeSave(charge, onClose);
  return {
    draft,
    errors,
    conflict,
    rejection,
    isBusy,
    hasChanges: JSON.stringify(draft) !== JSON.stringify(original),
    change: (field: keyof ChargeDraft, value: string): void => {
      setDraft({ ...draft, [field]: value });
      setErrors({ ...errors, [field]: '' });
    },
    submit: async (event: SyntheticEvent): Promise<void> => {
      event.preventDefault();
      const validationErrors = validateCharge(draft);
      setErrors(validationErrors);
      if (Object.keys(validationErrors).length === 0 && !isBusy) await save(draft);
    },
    keepMine: () => void save(draft, acceptConflict()),
    takeTheirs: (theirs: DeliveryCharge): void => {
      setOriginal(toChargeDraft(theirs));
      setDraft(toChargeDraft(theirs));
      acceptConflict();
    },
  };
};

export const ChargeSheet = ({
  charge,
  onClose,
}: {
  readonly charge: DeliveryCharge | null;
  readonly onClose: () => void;
}) => {
  const form = useChargeForm(charge, onClose);
  const { draft, conflict, rejection, isBusy } = form;
  const nameOfParty = usePartyNames(conflict ? [Number(draft.party), conflict.PartyId] : []);
  const close = useConfirmedClose(form.hasChanges, onClose);
  return (
    <Sheet title={t(charge ? 'charge.edit' : 'charge.new')} onClose={close}>
      <form className={formStyles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <ChargeFields draft={draft} errors={form.errors} onChange={form.change} />
        {rejection && (
          <Note tone="error" isAlert>
            {rejection}
          </Note>
        )}
        {conflict ? (
          <ConflictView
            fields={compareCharges(draft, toChargeDraft(conflict), nameOfParty)}
            isBusy={isBusy}
            onKeepMine={form.keepMine}
            onTakeTheirs={() => form.takeTheirs(conflict)}
          />
        ) : (
          <div className={formStyles.actions}>
            <Button kind="secondary" onClick={close}>
              {t('back')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('charge.save')}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
};
