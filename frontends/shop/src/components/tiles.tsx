import { Link, useDataSaver } from '@tokri/web-kit/platform';
import { classNames, pictures, Skeleton, tintClass } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../labels.ts';
import styles from './tiles.module.css';

export interface TileProps {
  readonly name: string;
  readonly href: string;
  readonly tint: string;
  readonly image: string;
  readonly note?: string;
  readonly isEager?: boolean;
}

const TilePicture = ({ image, isEager }: Pick<TileProps, 'image' | 'isEager'>) =>
  useDataSaver() ? null : (
    <img
      src={image || pictures.basket}
      alt=""
      width={160}
      height={160}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );

export const Tile = ({ name, href, tint, image, note, isEager = false }: TileProps) => (
  <li>
    <Link to={href} className={tintClass(tint)}>
      <span className="thumbnail">
        <TilePicture image={image} isEager={isEager} />
      </span>
      <span className={styles.name}>{name}</span>
      {note && <span className="fine-print">{note}</span>}
    </Link>
  </li>
);

export const Tiles = ({
  isRoomy = false,
  children,
}: {
  readonly isRoomy?: boolean;
  readonly children: ReactNode;
}) => <ul className={classNames(styles.tiles, isRoomy && styles.roomy)}>{children}</ul>;

export const TilesSkeleton = ({
  count,
  isRoomy = false,
}: {
  readonly count: number;
  readonly isRoomy?: boolean;
}) => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <ul className={classNames(styles.tiles, isRoomy && styles.roomy)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={`skeleton ${styles.imageSkeleton}`} />
          <div className={styles.textSkeleton}>
            <Skeleton width="70" />
          </div>
        </li>
      ))}
    </ul>
  </>
);
