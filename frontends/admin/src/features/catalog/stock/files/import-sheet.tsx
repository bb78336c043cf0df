import { Link } from '@tokri/web-kit/platform';
import { Button, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { FileField } from '../../file-field.tsx';
import { t } from '../labels.ts';
import styles from '../stock.module.css';
import type { StockLocation } from './export-sheet.tsx';
import { useStockImport } from './use-stock-import.ts';

export const ImportSheet = ({
  location,
  onClose,
}: {
  readonly location: StockLocation;
  readonly onClose: () => void;
}) => {
  const [file, setFile] = useState<File>();
  const { run, error, clearError, isBusy } = useStockImport(location.id);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isBusy) void run(file);
  };
  return (
    <Sheet
      title={location.name ? t('import.titleOf', { name: location.name }) : t('import.title')}
      onClose={onClose}
    >
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
        <Link to="/admin/stock/changes">{t('import.earlier')}</Link>
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
