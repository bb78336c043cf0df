import { Button, Field, FieldError, Sheet, today } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { t } from '../labels.ts';
import styles from '../prices.module.css';
import { usePriceImport } from './use-price-import.ts';

const FileField = ({
  error,
  onSelect,
}: {
  readonly error: string;
  readonly onSelect: (file: File | undefined) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('import.file')}
      </label>
      <input
        id={id}
        className="input"
        type="file"
        accept=".csv,.xlsx"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={({ target }) => onSelect(target.files?.[0])}
      />
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};

export const ImportSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const [file, setFile] = useState<File>();
  const [from, setFrom] = useState(today());
  const { run, error, clearError, isBusy } = usePriceImport();
  const fromError = from < today() ? t('sheet.fromInvalid') : '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isBusy && fromError === '') void run(file, from);
  };
  return (
    <Sheet title={t('import.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('import.text')}</p>
        <FileField
          error={error}
          onSelect={(selected) => {
            setFile(selected);
            clearError();
          }}
        />
        <Field
          label={t('import.from')}
          hint={t('import.fromHint')}
          type="date"
          min={today()}
          value={from}
          error={fromError}
          onChange={({ target }) => setFrom(target.value)}
        />
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('import.preview')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
