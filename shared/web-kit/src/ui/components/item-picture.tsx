import { useState, type ComponentProps } from 'react';
import { useDataSaver } from '../../platform/data-saver.ts';
import { typographicPack } from './typographic-pack.ts';

export interface ItemPictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Empty if the item has none. */
  readonly src: string | undefined;
  readonly name: string;
  readonly brand?: string | undefined;
  /** What the visitor has opened the page for: loads for visitors who save data, too. */
  readonly isMain?: boolean;
}

/**
 * The picture of an item, or a pack with its name: if there is none, if it cannot be loaded, and in
 * lists of visitors who save data.
 */
export const ItemPicture = ({
  src,
  name,
  brand,
  alt = '',
  isMain = false,
  ...image
}: ItemPictureProps) => {
  const isLeftOut = useDataSaver() && !isMain;
  const [failedSource, setFailedSource] = useState<string>();
  const isMissing = !src || isLeftOut || src === failedSource;
  return (
    <img
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      {...image}
      src={isMissing ? typographicPack({ name, brand }) : src}
      alt={alt}
      onError={isMissing ? undefined : () => setFailedSource(src)}
    />
  );
};
