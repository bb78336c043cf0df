import type { Item } from '@tokri/contracts/http';
import { useFavourite } from '@tokri/web-kit/shelf';
import { Heart, Icon, pictures, tintClass } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './texts.ts';
import styles from './gallery.module.css';

const Favourite = ({ item }: { readonly item: Item }) => {
  const { isOn, onToggle } = useFavourite(item);
  return (
    <button
      type="button"
      className={`iconbtn ${styles.fav}`}
      aria-pressed={isOn}
      aria-label={t('item.favourite', { name: item.Name })}
      onClick={onToggle}
    >
      <Icon of={Heart} size={24} />
    </button>
  );
};

interface ThumbsProps {
  readonly images: Item['Images'];
  readonly shown: number;
  readonly onShow: (at: number) => void;
}

const Thumbs = ({ images, shown, onShow }: ThumbsProps) => (
  <div className={styles.thumbs} role="group" aria-label={t('item.pictures')}>
    {images.map(({ Small }, at) => (
      <button
        key={Small}
        type="button"
        aria-label={t('item.pictureAt', { at: at + 1, count: images.length })}
        aria-current={at === shown || undefined}
        onClick={() => onShow(at)}
      >
        <img src={Small} alt="" width={160} height={160} loading="lazy" decoding="async" />
      </button>
    ))}
  </div>
);

/** The pictures of an item, one at a time; with several, small ones below choose. */
export const Gallery = ({ item }: { readonly item: Item }) => {
  const [at, setAt] = useState(0);
  const picture = item.Images[at] ?? item.Images[0];
  return (
    <div className={`${styles.gallery} ${tintClass(item.Tint)}`}>
      <figure className={`plate ${styles.picture}`}>
        <img
          src={picture?.Large ?? pictures.box}
          alt={picture?.Alt ?? ''}
          width={256}
          height={256}
          fetchPriority="high"
        />
        <Favourite item={item} />
        <figcaption>
          {t(item.Declarations.Vegetarian === null ? 'item.pictureGoods' : 'item.picture')}
        </figcaption>
      </figure>
      {item.Images.length > 1 && <Thumbs images={item.Images} shown={at} onShow={setAt} />}
    </div>
  );
};
