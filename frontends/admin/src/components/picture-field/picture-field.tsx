import { arrayMove } from '@dnd-kit/sortable';
import {
  announce,
  classNames,
  FieldError,
  Icon,
  IconButton,
  showToast,
  Trash2,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { SortableList } from '../sortable/sortable-list.tsx';
import { SortableRow } from '../sortable/sortable-row.tsx';
import { t } from './labels.ts';
import styles from './picture-field.module.css';
import { usePictureUpload, type UploadOperation } from './use-picture-upload.ts';

const pictureUrl = (hash: string): string => `/images/${hash}/small.webp`;

interface PictureFieldProps {
  /** Hashes of uploaded pictures, the main one first. */
  readonly images: readonly string[];
  /** With a most of one, a new picture replaces the old one. */
  readonly most: number;
  readonly operation: UploadOperation;
  readonly onChange: (images: string[]) => void;
  readonly error?: string | undefined;
}

const usePictures = ({ images, most, onChange }: PictureFieldProps) => {
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  });
  const change = (next: readonly string[]): void => {
    latest.current = next;
    onChange([...next]);
  };
  return {
    add: (hash: string): void => {
      if (latest.current.includes(hash)) return;
      change(most === 1 ? [hash] : [...latest.current, hash]);
    },
    move: (from: number, to: number): void => change(arrayMove([...images], from, to)),
    remove: (hash: string): void => {
      const before = images.indexOf(hash);
      change(images.filter((other) => other !== hash));
      const text = t('deleted');
      announce(text);
      showToast({
        text,
        action: {
          label: t('undo'),
          run: () => change(latest.current.toSpliced(before, 0, hash).slice(0, most)),
        },
      });
    },
  };
};

const PictureList = ({
  images,
  move,
  remove,
}: ReturnType<typeof usePictures> & { readonly images: readonly string[] }) => (
  <SortableList ids={images} onMove={move} className={styles.pictures}>
    {images.map((hash, index) => (
      <SortableRow key={hash} id={hash} className={styles.picture}>
        {(handle) => (
          <>
            <button
              {...handle}
              type="button"
              className={styles.handle}
              aria-label={t('at', { number: index + 1, count: images.length })}
            >
              <img src={pictureUrl(hash)} alt="" width={96} height={96} />
            </button>
            <IconButton label={t('delete', { number: index + 1 })} onClick={() => remove(hash)}>
              <Icon icon={Trash2} size={16} />
            </IconButton>
          </>
        )}
      </SortableRow>
    ))}
  </SortableList>
);

const FileButton = ({
  isDisabled,
  isSingle,
  onChoose,
}: {
  readonly isDisabled: boolean;
  readonly isSingle: boolean;
  readonly onChoose: (files: FileList | null) => void;
}) => (
  <label className={classNames('btn', 'secondary', 'small', styles.choose)}>
    {t(isSingle ? 'chooseOne' : 'choose')}
    <input
      type="file"
      className="sr-only"
      accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
      multiple={!isSingle}
      disabled={isDisabled}
      onChange={({ target }) => {
        onChoose(target.files);
        target.value = '';
      }}
    />
  </label>
);

/** Pictures of a record: upload by choice or drag, order by drag or keyboard, deletion with undo. */
export const PictureField = (props: PictureFieldProps) => {
  const { images, most, operation, error } = props;
  const pictures = usePictures(props);
  const { running, upload } = usePictureUpload(operation, pictures.add);
  const [isOver, setOver] = useState(false);
  const isSingle = most === 1;
  const free = isSingle ? 1 : most - images.length;
  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    if (chosen.length > free) showToast({ text: t('atMost', { count: most }) });
    void upload(chosen.slice(0, Math.max(0, free)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      {images.length > 0 && <PictureList {...pictures} images={images} />}
      <div
        className={classNames(styles.dropZone, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="hint">{t(isSingle ? 'hintOne' : 'hint')}</p>
        <FileButton
          isDisabled={running !== undefined || free <= 0}
          isSingle={isSingle}
          onChoose={take}
        />
        {running && (
          <progress value={running.share} aria-label={t('uploading', { name: running.name })} />
        )}
        <FieldError text={error} />
      </div>
    </>
  );
};
