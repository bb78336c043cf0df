import { maxGroupNameLength } from '@tokri/contracts/slots';
import { stateNames } from '@tokri/contracts/tax';
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
import { useId, useState, type SyntheticEvent } from 'react';
import { AreaField } from './area-field.tsx';
import type { ServiceArea } from './service-areas.ts';
import { rangeResultLabel, useUpdatePincodes, type RangeResult } from './use-update-pincodes.ts';
import { maxRanges, parsePincodes, type ParsedPincodes } from './pincode-ranges.ts';
import styles from '../slots.module.css';
import { t } from '../labels.ts';

interface Errors {
  readonly text?: string;
  readonly name?: string;
  readonly state?: string;
}

const pincodesError = ({ ranges, invalid: wrong }: ParsedPincodes): string => {
  if (wrong.length > 0) return t('pincodes.invalid', { pieces: wrong.slice(0, 5).join(', ') });
  if (ranges.length === 0) return t('pincodes.required');
  return ranges.length > maxRanges ? t('pincodes.tooMany', { max: maxRanges }) : '';
};

const RangeResults = ({ results }: { readonly results: readonly RangeResult[] }) => (
  <ul className={styles.results} aria-label={t('pincodes.results')} tabIndex={-1}>
    {results.map((result) => (
      <li key={result.range.from} className={result.isDone ? styles.ok : styles.bad}>
        <Icon icon={result.isDone ? Check : X} size={16} />
        <span>{rangeResultLabel(result)}</span>
      </li>
    ))}
  </ul>
);

const StateField = ({
  code,
  error,
  onSelect,
}: {
  readonly code: string;
  readonly error?: string | undefined;
  readonly onSelect: (code: string) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="lbl" htmlFor={id}>
        {t('pincodes.state')}
      </label>
      <select
        id={id}
        className="input"
        value={code}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={({ target }) => onSelect(target.value)}
      >
        <option value="">{t('pincodes.chooseState')}</option>
        {Object.entries(stateNames)
          .sort(([, a], [, b]) => (a < b ? -1 : 1))
          .map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </select>
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};

export interface PincodesFormProps {
  readonly groups: readonly ServiceArea[];
}

/** Opens or closes pasted ranges of an area, old or new, and tells of each what changed. */
export const PincodesForm = ({ groups }: PincodesFormProps) => {
  const id = useId();
  const [groupId, setGroupId] = useState(groups[0]?.GroupId ?? 0);
  const [isOpening, setOpening] = useState(true);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [stateCode, setStateCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [results, setResults] = useState<readonly RangeResult[]>([]);
  const { updatePincodes: act, isBusy } = useUpdatePincodes();
  const isNew = groupId === 0;
  const parsed = parsePincodes(text);
  const findErrors = (): Errors => ({
    ...(pincodesError(parsed) ? { text: pincodesError(parsed) } : {}),
    ...(isNew && name.trim() === '' ? { name: t('pincodes.nameRequired') } : {}),
    ...(isNew && stateCode === '' ? { state: t('pincodes.stateRequired') } : {}),
  });
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = findErrors();
    setErrors(found);
    if (Object.keys(found).length > 0 || isBusy) return;
    if (
      !isOpening &&
      !isConfirmed(
        await showDialog({
          type: dialogTypes.yesNo,
          message: escapeHtml(t('pincodes.confirmClose', { codes: parsed.pincodeCount })),
        }),
      )
    )
      return;
    const rangeResults = await act({
      groupId,
      name: isNew ? name.trim() : '',
      stateCode: isNew ? stateCode : '',
      ranges: parsed.ranges,
      isOpening,
    });
    setResults(rangeResults);
    // A new area is there with its first range: what did not get through is then tried for it, not for one more.
    setGroupId(rangeResults.at(-1)?.groupId ?? groupId);
    if (rangeResults.every(({ isDone }) => isDone)) setText('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend className="sr">{t('pincodes.action')}</legend>
        <div className={styles.ways}>
          {[true, false].map((option) => (
            <label key={String(option)} className={styles.check}>
              <input
                type="radio"
                name={`${id}way`}
                checked={isOpening === option}
                onChange={() => {
                  setOpening(option);
                  if (!option && isNew) setGroupId(groups[0]?.GroupId ?? 0);
                }}
              />
              <span>{t(option ? 'pincodes.open' : 'pincodes.close')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <AreaField
        groups={groups}
        groupId={groupId}
        {...(isOpening ? { zeroLabel: t('pincodes.newArea') } : {})}
        onSelect={(chosen) => {
          setGroupId(chosen);
          setErrors({});
        }}
      />
      {isNew && (
        <Field
          label={t('pincodes.name')}
          maxLength={maxGroupNameLength}
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={({ target }) => {
            setName(target.value);
            setErrors({});
          }}
        />
      )}
      {isNew && (
        <StateField
          code={stateCode}
          error={errors.state}
          onSelect={(code) => {
            setStateCode(code);
            setErrors({});
          }}
        />
      )}
      <div className="field">
        <label className="lbl" htmlFor={id}>
          {t('pincodes.text')}
        </label>
        <textarea
          id={id}
          className={`input ${styles.text}`}
          rows={5}
          spellCheck={false}
          value={text}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={`${id}h ${id}e`}
          onChange={({ target }) => {
            setText(target.value);
            setErrors({});
            setResults([]);
          }}
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
      <Button type="submit" isBusy={isBusy}>
        {t(isOpening ? 'pincodes.open' : 'pincodes.close')}
      </Button>
      {results.length > 0 && <RangeResults results={results} />}
    </form>
  );
};
