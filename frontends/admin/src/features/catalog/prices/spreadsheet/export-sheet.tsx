import { isApiProblem, useMutation } from '@tokri/web-kit/platform';
import { announce, Button, Note, Sheet, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../labels.ts';
import type { PriceFilter } from '../price-filter.ts';
import styles from '../prices.module.css';
import { exportFormats, type ExportFormat } from '@tokri/web-kit/table-file';
import { exportPrices } from './export-prices.ts';

interface ExportSheetProps {
  readonly filter: PriceFilter;
  readonly total: number;
  readonly onClose: () => void;
}

export const ExportSheet = ({ filter, total, onClose }: ExportSheetProps) => {
  const [progress, setProgress] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (format: ExportFormat) =>
      exportPrices(filter, format, (part, parts) =>
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
    <Sheet title={t('export.title')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('export.text', { count: total })}</p>
        {error && <Note tone="error">{isApiProblem(error) ? error.message : t('failed')}</Note>}
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
