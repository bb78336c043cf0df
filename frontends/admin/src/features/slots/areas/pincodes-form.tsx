import { maxGroupNameLength } from '@tokri/contracts/slots';
import { StateField } from './state-field.tsx';
import {
  Button,
  Check,
  dialogTypes,
  escapeHtml,
  Field,
  FieldError,
  Icon,
  isConfirmed,
  showDialog,
  X,
} from '@tokri/web-kit/ui';
import { useId, useState } from 'react';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { AreaField } from './area-field.tsx';
import type { ServiceArea } from './service-areas.ts';
import { rangeResultLabel, useUpdatePincodes, type RangeResult } from './use-update-pincodes.ts';
import { maxRanges, parsePincodes, type ParsedPincodes } from './pincode-ranges.ts';
import formStyles from '../form.module.css';
import styles from './pincodes-form.module.css';
import { t } from '../labels.ts';

interface Errors {
  readonly text?: string;
  readonly name?: string;
  readonly state?: string;
}

const validatePincodes = ({ ranges, invalid }: ParsedPincodes): string => {
  if (invalid.length > 0) return t('pincodes.invalid', { pieces: invalid.slice(0, 5).join(', ') });
  if (ranges.length === 0) return t('pincodes.required');
  return ranges.length > maxRanges ? t('pincodes.tooMany', { max: maxRanges }) : '';
};

const RangeResults = ({ results }: { readonly results: readonly RangeResult[] }) => (
  <ul className={styles.results} aria-label={t('pincodes.results')} tabIndex={-1}>
    {results.map((result) => (
      <li key={result.range.from} className={result.isDone ? styles.succeeded : styles.failed}>
        <Icon icon={result.isDone ? Check : X} size={16} />
        <span>{rangeResultLabel(result)}</span>
      </li>
    ))}
  </ul>
);

export interface PincodesFormProps {
  readonly groups: readonly ServiceArea[];
}

const confirmClose = async (pincodeCount: number): Promise<boolean> =>
  isConfirmed(
    await showDialog({
      type: dialogTypes.yesNo,
      message: escapeHtml(t('pincodes.confirmClose', { codes: pincodeCount })),
    }),
  );

interface FormValues {
  readonly text: string;
  readonly name: string;
  readonly stateCode: string;
}

const validate = (
  { name, stateCode }: FormValues,
  { isNew, parsed }: { readonly isNew: boolean; readonly parsed: ParsedPincodes },
): Errors => ({
  ...(validatePincodes(parsed) ? { text: validatePincodes(parsed) } : {}),
  ...(isNew && name.trim() === '' ? { name: t('pincodes.nameRequired') } : {}),
  ...(isNew && stateCode === '' ? { state: t('pincodes.stateRequired') } : {}),
});

const useAreaSelection = ({ groups }: PincodesFormProps) => {
  const firstGroupId = groups[0]?.GroupId ?? 0;
  const [groupId, setGroupId] = useState(firstGroupId);
  const [isOpening, setOpening] = useState(true);
  const isNew = groupId === 0;
  return {
    groupId,
    setGroupId,
    isNew,
    isOpening,
    setOpening: (isNowOpening: boolean): void => {
      setOpening(isNowOpening);
      if (!isNowOpening && isNew) setGroupId(firstGroupId);
    },
  };
};

const usePincodesForm = (props: PincodesFormProps) => {
  const { groupId, setGroupId, isNew, isOpening, setOpening } = useAreaSelection(props);
  const [values, setValues] = useState<FormValues>({ text: '', name: '', stateCode: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [results, setResults] = useState<readonly RangeResult[]>([]);
  const { updatePincodes, isBusy } = useUpdatePincodes();
  const { text, name, stateCode } = values;
  const parsed = parsePincodes(text);
  const isDirty = text !== '' || (isNew && (name !== '' || stateCode !== ''));
  useUnsavedChangesPrompt(isDirty && !isBusy);
  const change = (changes: Partial<FormValues>): void => {
    setValues({ ...values, ...changes });
    setErrors({});
    if (changes.text !== undefined) setResults([]);
  };
  const submit = async (): Promise<void> => {
    const validationErrors = validate(values, { isNew, parsed });
    setErrors(validationErrors);
    if (Object.keys(validationErrors).length > 0 || isBusy) return;
    if (!isOpening && !(await confirmClose(parsed.pincodeCount))) return;
    const area = isNew ? { name: name.trim(), stateCode } : { name: '', stateCode: '' };
    const rangeResults = await updatePincodes({
      groupId,
      ...area,
      ranges: parsed.ranges,
      isOpening,
    });
    setResults(rangeResults);
    setGroupId(rangeResults.at(-1)?.groupId ?? groupId);
    if (rangeResults.every(({ isDone }) => isDone))
      setValues((current) => ({ ...current, text: '' }));
  };
  return {
    ...values,
    groupId,
    isOpening,
    isNew,
    isBusy,
    parsed,
    errors,
    results,
    change,
    submit,
    selectGroup: (selectedId: number): void => {
      setGroupId(selectedId);
      setErrors({});
    },
    setOpening,
  };
};

type PincodesFormState = ReturnType<typeof usePincodesForm>;

const ActionRadios = ({
  form: { isOpening, setOpening },
}: {
  readonly form: PincodesFormState;
}) => {
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('pincodes.action')}</legend>
      <div className={styles.actions}>
        {[true, false].map((option) => (
          <label key={String(option)} className={formStyles.checkbox}>
            <input
              type="radio"
              name={id}
              checked={isOpening === option}
              onChange={() => setOpening(option)}
            />
            <span>{t(option ? 'pincodes.open' : 'pincodes.close')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const PincodesField = ({
  form: { text, parsed, errors, change },
}: {
  readonly form: PincodesFormState;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('pincodes.text')}
      </label>
      <textarea
        id={id}
        className={`input ${styles.pincodes}`}
        rows={5}
        spellCheck={false}
        value={text}
        aria-invalid={errors.text ? true : undefined}
        aria-describedby={`${id}h ${id}e`}
        onChange={({ target }) => change({ text: target.value })}
      />
      <span className="hint" id={`${id}h`} role="status">
        {parsed.ranges.length > 0
          ? t('pincodes.parsedCount', {
              ranges: parsed.ranges.length,
              codes: parsed.pincodeCount,
            })
          : t('pincodes.textHint')}
      </span>
      <FieldError id={`${id}e`} text={errors.text} />
    </div>
  );
};

export const PincodesForm = (props: PincodesFormProps) => {
  const form = usePincodesForm(props);
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ActionRadios form={form} />
      <AreaField
        groups={props.groups}
        groupId={form.groupId}
        {...(form.isOpening ? { zeroLabel: t('pincodes.newArea') } : {})}
        onSelect={form.selectGroup}
      />
      {form.isNew && (
        <>
          <Field
            label={t('pincodes.name')}
            maxLength={maxGroupNameLength}
            autoComplete="off"
            value={form.name}
            error={form.errors.name}
            onChange={({ target }) => form.change({ name: target.value })}
          />
          <StateField
            code={form.stateCode}
            error={form.errors.state}
            onSelect={(stateCode) => form.change({ stateCode })}
          />
        </>
      )}
      <PincodesField form={form} />
      <Button type="submit" isBusy={form.isBusy}>
        {t(form.isOpening ? 'pincodes.open' : 'pincodes.close')}
      </Button>
      {form.results.length > 0 && <RangeResults results={form.results} />}
    </form>
  );
};
