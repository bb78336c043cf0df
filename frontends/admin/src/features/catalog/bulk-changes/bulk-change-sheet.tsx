import { priceRoundings } from '@tokri/contracts/validation';
import { useNavigate } from '@tokri/web-kit/platform';
import { Button, Field, Note, Sheet, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import styles from './bulk-changes.module.css';
import { findFormErrors, isPriceKind, type BulkKind, type ChangeForm } from './change-form.ts';
import { t } from './labels.ts';
import { SelectField } from './select-field.tsx';
import { usePrepareChange, type ItemSelection } from './use-prepare-change.ts';
import { ValueField } from './value-field.tsx';

interface BulkChangeSheetProps {
  readonly selection: ItemSelection;
  readonly kinds: readonly BulkKind[];
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
    <Field
      label={t('form.from')}
      type="date"
      min={today()}
      value={form.from}
      error={isSubmitted && errors.from ? t(errors.from) : ''}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    {form.kind !== 'tax' && (
      <Field
        label={t('form.party')}
        hint={t('form.partyHint')}
        inputMode="numeric"
        autoComplete="off"
        value={form.party}
        error={isSubmitted && errors.party ? t(errors.party) : ''}
        onChange={({ target }) => onChange({ party: target.value })}
      />
    )}
  </>
);

const useChangeForm = ({ selection, kinds, path }: BulkChangeSheetProps) => {
  const navigate = useNavigate();
  const [isSubmitted, setSubmitted] = useState(false);
  const [form, setForm] = useState<ChangeForm>({
    kind: kinds[0] ?? 'status',
    value: '',
    rounding: 'rupee',
    from: today(),
    party: '',
  });
  const { prepare, rejection, clearRejection, isBusy } = usePrepareChange(selection);
  const errors = findFormErrors(form, today());
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    setSubmitted(true);
    if (Object.values(errors).some((error) => error !== null)) {
      requestAnimationFrame(() =>
        element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const batchId = isBusy ? null : await prepare(form);
    if (batchId !== null) void navigate(`${path}/${batchId}`);
  };
  const change = (changed: Partial<ChangeForm>): void => {
    setForm({ ...form, ...changed });
    clearRejection();
  };
  return { form, errors, isSubmitted, change, submit, rejection, isBusy };
};

export const BulkChangeSheet = (props: BulkChangeSheetProps) => {
  const { selection, kinds, onClose } = props;
  const { form, errors, isSubmitted, change, submit, rejection, isBusy } = useChangeForm(props);
  return (
    <Sheet title={t('form.title', { count: selection.count })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
        {rejection && <Note tone="error">{rejection}</Note>}
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('form.preview')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
