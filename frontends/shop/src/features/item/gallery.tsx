import type { ItemResponse } from '@tokri/contracts/api';
import { useFavourite } from '@tokri/web-kit/item-card';
import { langOf } from '@tokri/web-kit/platform';
import { Share2 } from '@tokri/web-kit/more-icons';
import { Heart, Icon, IconButton, ItemPicture, tintClass } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './labels.ts';
import styles from './gallery.module.css';
import { shareItem } from './share-item.ts';

const Favourite = ({ item }: { readonly item: ItemResponse }) => {
  const { isOn, onToggle } = useFavourite(item);
  return (
    <button
      type="button"
      className={`icon-button ${styles.favourite}`}
      aria-pressed={isOn}
      aria-label={t('item.favourite', { name: item.Name })}
      onClick={onToggle}
    >
      <Icon icon={Heart} size={24} />
    </button>
  );
};

interface ThumbnailsProps {
  readonly images: ItemResponse['Images'];
  readonly selectedIndex: number;
  readonly onSelect: (index: number) => void;
}

const Thumbnails = ({ images, selectedIndex, onSelect }: ThumbnailsProps) => (
  <div className={styles.thumbnails} role="group" aria-label={t('item.pictures')}>
    {images.map(({ Small }, index) => (
      <button
        key={Small}
        type="button"
        aria-label={t('item.pictureAt', { at: index + 1, count: images.length })}
        aria-current={index === selectedIndex || undefined}
        onClick={() => onSelect(index)}
      >
        <img src={Small} alt="" width={160} height={160} loading="lazy" decoding="async" />
      </button>
    ))}
  </div>
);

export const Gallery = ({ item }: { readonly item: ItemResponse }) => {
  const [index, setIndex] = useState(0);
  const picture = item.Images[index] ?? item.Images[0];
  const pictureText = picture?.Alt ?? '';
  const alt = langOf(pictureText) ? item.Name : pictureText;
  return (
    <div className={`${styles.gallery} ${tintClass(item.Tint)}`}>
      <figure className={`thumbnail ${styles.picture}`}>
        <ItemPicture
          isMain
          src={picture?.Large}
          name={item.Name}
          brand={item.Brand}
          alt={alt}
          width={256}
          height={256}
          loading="eager"
          fetchPriority="high"
        />
        <div className={styles.actions}>
          <IconButton
            label={t('item.share', { name: item.Name })}
            onClick={() => void shareItem(item)}
          >
            <Icon icon={Share2} size={24} />
          </IconButton>
          <Favourite item={item} />
        </div>
        <figcaption>
          {t(
            item.Declarations.Vegetarian === null ? 'item.pictureOfProduct' : 'item.pictureOfFood',
          )}
        </figcaption>
      </figure>
      {item.Images.length > 1 && (
        <Thumbnails images={item.Images} selectedIndex={index} onSelect={setIndex} />
      )}
    </div>
  );
};
