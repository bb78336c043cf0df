import { isApiProblem, useMutation } from '@tokri/web-kit/platform';
import { announce, Button, Note, Sheet, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { exportFormats, type ExportFormat } from '@tokri/web-kit/table-file';
import { t } from '../labels.ts';
import styles from '../stock.module.css';
import { exportStock } from './export-stock.ts';

export interface StockLocation {
  readonly id: number;
  /** Empty in a shop with one location. */
  readonly name: string;
}

export const ExportSheet = ({
  location,
  onClose,
}: {
  readonly location: StockLocation;
  readonly onClose: () => void;
}) => {
  const [progress, setProgress] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (format: ExportFormat) =>
      exportStock(location, format, (part, parts) =>
        setProgress(t('export.progress', { part, parts })),
      ),
    onSuccess: (count) => {
      const text = t('export.done', { count });
      announce(text);
      showToast({ text });
      onClose();
    },
  });
  return (
    <Sheet
      title={location.name ? t('export.titleOf', { name: location.name }) : t('export.title')}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t('export.text')}</p>
        {error && (
          <Note tone="error" isAlert>
            {isApiProblem(error) ? error.message : t('export.failed')}
          </Note>
        )}
        <p role="status">{isPending ? progress : ''}</p>
        <div className={styles.formActions}>
          {exportFormats.map((format) => (
            <Button
              key={format}
              kind={format === 'xlsx' ? 'primary' : 'secondary'}
              isBusy={isPending}
              onClick={() => mutate(format)}
            >
              {t(`export.${format}`)}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  );
};
