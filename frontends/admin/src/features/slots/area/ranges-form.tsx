import { groupNameLettersMax, states } from '@tokri/contracts';
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
import type { PincodeGroup } from './areas-model.ts';
import { resultWords, useChangeRanges, type RangeResult } from './change-ranges.ts';
import { rangesMax, readRanges, type RangeText } from './range-text.ts';
import styles from '../slots.module.css';
import { t } from '../texts.ts';

interface Errors {
  readonly text?: string;
  readonly name?: string;
  readonly state?: string;
}

const textError = ({ ranges, wrong }: RangeText): string => {
  if (wrong.length > 0) return t('pincodes.wrong', { pieces: wrong.slice(0, 5).join(', ') });
  if (ranges.length === 0) return t('pincodes.need');
  return ranges.length > rangesMax ? t('pincodes.many', { most: rangesMax }) : '';
};

const Results = ({ results }: { readonly results: readonly RangeResult[] }) => (
  <ul className={styles.results} aria-label={t('pincodes.results')} tabIndex={-1}>
    {results.map((result) => (
      <li key={result.range.from} className={result.isDone ? styles.ok : styles.bad}>
        <Icon of={result.isDone ? Check : X} size={16} />
        <span>{resultWords(result)}</span>
      </li>
    ))}
  </ul>
);

const StateField = ({
  code,
  error,
  onChoose,
}: {
  readonly code: string;
  readonly error?: string | undefined;
  readonly onChoose: (code: string) => void;
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
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('pincodes.chooseState')}</option>
        {Object.entries(states)
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

export interface RangesFormProps {
  readonly groups: readonly PincodeGroup[];
}

/** Opens or closes pasted ranges of an area, old or new, and tells of each what changed. */
export const RangesForm = ({ groups }: RangesFormProps) => {
  const id = useId();
  const [groupId, setGroupId] = useState(groups[0]?.GroupId ?? 0);
  const [isOpening, setOpening] = useState(true);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [stateCode, setStateCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [results, setResults] = useState<readonly RangeResult[]>([]);
  const { act, isBusy } = useChangeRanges();
  const isNew = groupId === 0;
  const read = readRanges(text);
  const findErrors = (): Errors => ({
    ...(textError(read) ? { text: textError(read) } : {}),
    ...(isNew && name.trim() === '' ? { name: t('pincodes.needName') } : {}),
    ...(isNew && stateCode === '' ? { state: t('pincodes.needState') } : {}),
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
          message: escapeHtml(t('pincodes.closeSure', { codes: read.codes })),
        }),
      )
    )
      return;
    const told = await act({
      groupId,
      name: isNew ? name.trim() : '',
      stateCode: isNew ? stateCode : '',
      ranges: read.ranges,
      isOpening,
    });
    setResults(told);
    // A new area is there with its first range: what did not get through is then tried for it, not for one more.
    setGroupId(told.at(-1)?.groupId ?? groupId);
    if (told.every(({ isDone }) => isDone)) setText('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend className="sr">{t('pincodes.way')}</legend>
        <div className={styles.ways}>
          {[true, false].map((one) => (
            <label key={String(one)} className={styles.check}>
              <input
                type="radio"
                name={`${id}way`}
                checked={isOpening === one}
                onChange={() => {
                  setOpening(one);
                  if (!one && isNew) setGroupId(groups[0]?.GroupId ?? 0);
                }}
              />
              <span>{t(one ? 'pincodes.open' : 'pincodes.close')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <AreaField
        groups={groups}
        groupId={groupId}
        {...(isOpening ? { zero: t('pincodes.newArea') } : {})}
        onChoose={(chosen) => {
          setGroupId(chosen);
          setErrors({});
        }}
      />
      {isNew && (
        <Field
          label={t('pincodes.name')}
          maxLength={groupNameLettersMax}
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
          onChoose={(code) => {
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
          {read.ranges.length > 0
            ? t('pincodes.count', { ranges: read.ranges.length, codes: read.codes })
            : t('pincodes.textHint')}
        </span>
        <FieldError id={`${id}e`} text={errors.text} />
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t(isOpening ? 'pincodes.open' : 'pincodes.close')}
      </Button>
      {results.length > 0 && <Results results={results} />}
    </form>
  );
};
