import { classNames, Icon } from '@tokri/web-kit/ui';
import { Upload } from '@tokri/web-kit/more-icons';
import { useId, useState, type DragEvent } from 'react';
import cardStyles from '../../../components/card.module.css';
import styles from './imports.module.css';
import { t } from './labels.ts';
import { acceptedTypes } from './read-table-file.ts';

interface UploadCardProps {
  readonly fileName: string;
  readonly isReading: boolean;
  readonly error: string;
  readonly onFile: (file: File) => void;
}

const FilePicker = ({
  id,
  fileName,
  isInvalid,
  onFile,
}: Pick<UploadCardProps, 'fileName' | 'onFile'> & {
  readonly id: string;
  readonly isInvalid: boolean;
}) => (
  <>
    <input
      id={id}
      type="file"
      className="sr-only"
      accept={acceptedTypes}
      aria-describedby={`${id}h`}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        target.value = '';
      }}
    />
    <label className={classNames('btn', fileName ? 'secondary' : 'primary')} htmlFor={id}>
      {fileName ? t('upload.other') : t('upload.choose')}
    </label>
  </>
);

/** The whole card takes a dropped file; the button opens the file picker of the device. */
export const UploadCard = ({ fileName, isReading, error, onFile }: UploadCardProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <section
      className={classNames(cardStyles.card, styles.upload, isOver && styles.isOver)}
      aria-label={t('upload.label')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon icon={Upload} size={24} />
      <div className={styles.uploadText}>
        <b>{t('upload.title')}</b>
        <span className="fine-print" id={`${id}h`}>
          {t('upload.text')}
        </span>
      </div>
      <FilePicker id={id} fileName={fileName} isInvalid={error !== ''} onFile={onFile} />
      <p className={styles.uploadState} role="status">
        {isReading && t('upload.reading', { name: fileName })}
      </p>
      {error !== '' && (
        <p className={classNames('field-error', styles.uploadState)} role="alert">
          {error}
        </p>
      )}
    </section>
  );
};
