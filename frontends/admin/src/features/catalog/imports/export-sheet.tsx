import { isApiProblem, loadPart, saveFile } from '@tokri/web-kit/platform';
import { announce, Button, FieldError, Note, Sheet, showToast, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { downloadItems } from './import-queries.ts';
import styles from './imports.module.css';
import { t } from './labels.ts';

interface ExportSheetProps {
  /** The filter of the list as the API takes it, empty without one. */
  readonly filter: Readonly<Record<string, string>>;
  readonly count: number;
  readonly onClose: () => void;
}

type Format = 'csv' | 'xlsx';

const exportItems = async (
  filter: Readonly<Record<string, string>>,
  format: Format,
): Promise<string> => {
  const csv = await downloadItems(filter);
  const name = `items-${today()}.${format}`;
  if (format === 'csv') await saveFile(csv, name);
  else {
    const { csvToXlsx } = await loadPart(() => import('./xlsx.ts'));
    await saveFile(await csvToXlsx(csv), name);
  }
  return name;
};

const Options = <Value extends string>({
  legend,
  name,
  value,
  options,
  onSelect,
}: {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onSelect: (value: Value) => void;
}) => (
  <fieldset className={styles.options}>
    <legend className="field-label">{legend}</legend>
    {options.map(([option, label]) => (
      <label key={option} className={styles.checkbox}>
        <input
          type="radio"
          name={name}
          checked={value === option}
          onChange={() => onSelect(option)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);

const useExport = (onClose: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (filter: ExportSheetProps['filter'], format: Format): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      const text = t('export.done', {
        name: await exportItems(filter, format),
      });
      announce(text);
      showToast({ text });
      onClose();
    } catch (failure) {
      setError(isApiProblem(failure) ? failure.message : t('export.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, error };
};

export const ExportSheet = ({ filter, count, onClose }: ExportSheetProps) => {
  const isFiltered = Object.keys(filter).length > 0;
  const [which, setWhich] = useState<'all' | 'filtered'>(isFiltered ? 'filtered' : 'all');
  const [format, setFormat] = useState<Format>('csv');
  const { run, isBusy, error } = useExport(onClose);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void run(which === 'all' ? {} : filter, format);
  };
  return (
    <Sheet title={t('export.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {isFiltered && (
          <Options
            legend={t('export.which')}
            name="which"
            value={which}
            options={[
              ['filtered', t('export.filtered', { count })],
              ['all', t('export.all')],
            ]}
            onSelect={setWhich}
          />
        )}
        <Options
          legend={t('export.format')}
          name="format"
          value={format}
          options={[
            ['csv', t('export.csv')],
            ['xlsx', t('export.xlsx')],
          ]}
          onSelect={setFormat}
        />
        <Note>{t('export.hint')}</Note>
        <FieldError text={error} />
        <Button type="submit" isBusy={isBusy}>
          {t('export.start')}
        </Button>
      </form>
    </Sheet>
  );
};
