import { arrayMove } from '@dnd-kit/sortable';
import { announce, classNames, Icon, IconButton, showToast, Trash2 } from '@tokri/web-kit/ui';
import { useState, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from './form-section.tsx';
import type { ItemFormValues } from './item-form-values.ts';
import styles from './item-form.module.css';
import { formText } from './labels.ts';
import { SortableList } from './sortable-list.tsx';
import { SortableRow } from './sortable-row.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

const maxPictures = 8;

const pictureUrl = (hash: string): string => `/images/${hash}/small.webp`;

const usePictures = () => {
  const { watch, getValues, setValue } = useFormContext<ItemFormValues>();
  const images = watch('images');
  const change = (next: string[]): void => setValue('images', next, { shouldDirty: true });
  return {
    images,
    add: (hash: string): void => {
      const current = getValues('images');
      if (!current.includes(hash)) change([...current, hash]);
    },
    move: (from: number, to: number): void => change(arrayMove(images, from, to)),
    remove: (hash: string): void => {
      const before = images.indexOf(hash);
      change(images.filter((other) => other !== hash));
      const text = formText('pictureDeleted');
      announce(text);
      showToast({
        text,
        action: {
          label: formText('undo'),
          run: () => change(getValues('images').toSpliced(before, 0, hash)),
        },
      });
    },
  };
};

const PictureList = ({ images, move, remove }: ReturnType<typeof usePictures>) => (
  <SortableList ids={images} onMove={move} className={styles.pictures}>
    {images.map((hash, index) => (
      <SortableRow key={hash} id={hash} className={styles.picture}>
        {(handle) => (
          <>
            <button
              {...handle}
              type="button"
              className={styles.pictureHandle}
              aria-label={formText('picture', { number: index + 1, count: images.length })}
            >
              <img src={pictureUrl(hash)} alt="" width={96} height={96} />
            </button>
            <IconButton
              label={formText('pictureDelete', { number: index + 1 })}
              onClick={() => remove(hash)}
            >
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
  onChoose,
}: {
  readonly isDisabled: boolean;
  readonly onChoose: (files: FileList | null) => void;
}) => (
  <label className={classNames('btn', 'secondary', 'small', styles.choose)}>
    {formText('choosePictures')}
    <input
      type="file"
      className="sr-only"
      accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
      multiple
      disabled={isDisabled}
      onChange={({ target }) => {
        onChoose(target.files);
        target.value = '';
      }}
    />
  </label>
);

export const PictureSection = () => {
  const pictures = usePictures();
  const { running, upload } = usePictureUpload(pictures.add);
  const [isOver, setOver] = useState(false);
  const free = maxPictures - pictures.images.length;
  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    if (chosen.length > free) showToast({ text: formText('picturesMax') });
    void upload(chosen.slice(0, Math.max(0, free)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <FormSection title={formText('pictures')}>
      {pictures.images.length > 0 && <PictureList {...pictures} />}
      <div
        className={classNames(styles.dropZone, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="hint">{formText('picturesHint')}</p>
        <FileButton isDisabled={running !== undefined || free <= 0} onChoose={take} />
        {running && (
          <progress
            value={running.share}
            aria-label={formText('pictureUploading', { name: running.name })}
          />
        )}
      </div>
    </FormSection>
  );
};
