import { t } from '../labels.ts';
import { classNames } from './class-names.ts';

export const Skeleton = ({
  as = 'text',
  width,
}: {
  readonly as?: 'text' | 'title' | 'block' | 'panel-area';
  readonly width?: '45' | '70';
}) => <div className={classNames('skeleton', as, width && `w-${width}`)} aria-hidden="true" />;

export const ItemCardSkeleton = () => (
  <li className="card" aria-hidden="true">
    <div className="skeleton thumbnail-area" />
    <div className="body loading">
      <Skeleton as="title" />
      <Skeleton width="70" />
      <Skeleton as="block" />
    </div>
  </li>
);

export const ItemCardSkeletons = ({ count }: { readonly count: number }) => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <ul className="item-grid">
      {Array.from({ length: count }, (_, index) => (
        <ItemCardSkeleton key={index} />
      ))}
    </ul>
  </>
);
