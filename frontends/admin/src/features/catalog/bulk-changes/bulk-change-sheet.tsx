import { priceRoundings } from '@tokri/contracts/validation';
import { useNavigate } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { PartyField } from '../../../components/party-field/party-field.tsx';
import { findFormErrors, isPriceKind, type BulkKind, type ChangeForm } from './change-form.ts';
import { t } from './labels.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { usePrepareChange, type ItemSelection, type PreparedFrom } from './use-prepare-change.ts';
import { ValueField } from './value-field.tsx';

interface BulkChangeSheetProps {
  readonly selection: ItemSelection;
  readonly kinds: readonly BulkKind[];
  /** The values to start with. */
  readonly initial?: ChangeForm;
  /** The address under which the change opens. */
  readonly path: string;
  readonly onClose: () => void;
}

interface PartProps {
  readonly form: ChangeForm;
  readonly errors: ReturnType<typeof findFormErrors>;
  readonly isSubmitted: boolean;
  readonly onChange: (change: Partial<ChangeForm>) => void;
}

const PriceFields = ({ form, errors, isSubmitted, onChange }: PartProps) => (
  <>
    {form.kind !== 'tax' && (
      <SelectField
        label={t('form.rounding')}
        value={form.rounding}
        options={priceRoundings.map((rounding) => [rounding, t(`rounding.${rounding}`)])}
        onSelect={(rounding) => onChange({ rounding })}
      />
    )}
    <DateField
      label={t('form.from')}
      day={form.from}
      min={today()}
      value={form.from}
      error={isSubmitted && errors.from ? t(errors.from) : ''}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    {form.kind !== 'tax' && (
      <PartyField
        label={t('form.party')}
        hint={t('form.partyHint')}
        value={form.party}
        error={isSubmitted && errors.party ? t(errors.party) : ''}
        onChange={(party) => onChange({ party })}
      />
    )}
  </>
);

const emptyForm = (kind: BulkKind): ChangeForm => ({
  kind,
  value: '',
  rounding: 'rupee',
  from: today(),
  party: '',
});

const useChangeForm = (props: BulkChangeSheetProps) => {
  const { selection, kinds, path, onClose } = props;
  const navigate = useNavigate();
  const [isSubmitted, setSubmitted] = useState(false);
  const [initial] = useState(props.initial ?? emptyForm(kinds[0] ?? 'status'));
  const [form, setForm] = useState(initial);
  const { prepare, rejection, clearRejection } = usePrepareChange(selection);
  const errors = findFormErrors(form, today());
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (Object.values(errors).some((error) => error !== null)) return;
    const batchId = await prepare(form);
    if (batchId === null) return;
    onClose();
    const state: PreparedFrom = { selection, form };
    void navigate(`${path}/${batchId}`, { state });
  };
  const change = (changed: Partial<ChangeForm>): void => {
    setForm({ ...form, ...changed });
    clearRejection();
  };
  const isDirty = JSON.stringify(form) !== JSON.stringify(initial);
  return { form, isDirty, errors, isSubmitted, change, submit, rejection };
};

export const BulkChangeSheet = (props: BulkChangeSheetProps) => {
  const { selection, kinds, onClose } = props;
  const { form, isDirty, errors, isSubmitted, change, submit, rejection } = useChangeForm(props);
  return (
    <FormSheet
      title={t('form.title', { count: selection.count })}
      submitLabel={t('form.preview')}
      isDirty={isDirty}
      error={rejection}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('form.kind')}
        value={form.kind}
        options={kinds.map((kind) => [kind, t(`kind.${kind}`)])}
        onSelect={(kind) => change({ kind: kind as BulkKind, value: '' })}
      />
      <ValueField
        key={form.kind}
        form={form}
        error={isSubmitted && errors.value ? t(errors.value) : ''}
        onChange={(value) => change({ value })}
      />
      {isPriceKind(form.kind) && (
        <PriceFields form={form} errors={errors} isSubmitted={isSubmitted} onChange={change} />
      )}
    </FormSheet>
  );
};
