import { Button, Sheet, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { FileField } from '../../file-field.tsx';
import { t } from '../labels.ts';
import styles from '../prices.module.css';
import { usePriceImport } from './use-price-import.ts';

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
          label={t('import.file')}
          error={error}
          onSelect={(selected) => {
            setFile(selected);
            clearError();
          }}
        />
        <DateField
          label={t('import.from')}
          hint={t('import.fromHint')}
          day={from}
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
