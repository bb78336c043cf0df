import { t } from '../labels.ts';
import { classNames } from './class-names.ts';

/** The shape of what is about to come, so that nothing jumps. */
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

/** As many cards as a first screen shows, announced once. */
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
