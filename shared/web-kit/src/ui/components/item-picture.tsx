import { useState, type ComponentProps } from 'react';
import { typographicPack } from './typographic-pack.ts';

export interface ItemPictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Empty if the item has none. */
  readonly src: string | undefined;
  readonly name: string;
  readonly brand?: string | undefined;
}

/** The picture of an item, or a pack with its name if there is none or it cannot be loaded. */
export const ItemPicture = ({ src, name, brand, alt = '', ...image }: ItemPictureProps) => {
  const [failedSource, setFailedSource] = useState<string>();
  const isMissing = !src || src === failedSource;
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
