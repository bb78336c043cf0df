import { t } from '../labels.ts';
import { classNames } from './class-names.ts';

export const Skeleton = ({
  as = 'text',
  width,
}: {
  readonly as?: 'text' | 'title' | 'block' | 'panel-s';
  readonly width?: '45' | '70';
}) => <div className={classNames('skel', as, width && `w-${width}`)} aria-hidden="true" />;

export const ItemCardSkeleton = () => (
  <li className="card" aria-hidden="true">
    <div className="skel plate-s" />
    <div className="body wait">
      <Skeleton as="title" />
      <Skeleton width="70" />
      <Skeleton as="block" />
    </div>
  </li>
);

export const ItemCardSkeletons = ({ count }: { readonly count: number }) => (
  <>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <ul className="items">
      {Array.from({ length: count }, (_, at) => (
        <ItemCardSkeleton key={at} />
      ))}
    </ul>
  </>
);
