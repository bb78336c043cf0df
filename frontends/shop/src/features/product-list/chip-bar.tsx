import { Link } from '@tokri/web-kit/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollArrows } from '../../components/scroll-arrows.tsx';
import frameStyles from '../../components/scroll-arrows.module.css';
import styles from './chip-bar.module.css';

export interface Chip {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly isSelected: boolean;
}

export const ChipBar = ({
  label,
  items,
  replacesHistory = false,
  children,
}: {
  readonly label: string;
  readonly items: readonly Chip[];
  readonly replacesHistory?: boolean;
  readonly children?: ReactNode;
}) => {
  const barRef = useRef<HTMLElement>(null);
  const selectedId = items.find(({ isSelected }) => isSelected)?.id;
  useEffect(() => {
    const [row, chip] = [
      barRef.current,
      barRef.current?.querySelector<HTMLElement>('[aria-current]'),
    ];
    if (row && chip && chip.offsetLeft + chip.offsetWidth > row.scrollLeft + row.clientWidth)
      row.scrollLeft = chip.offsetLeft - row.clientWidth / 3;
  }, [selectedId]);
  return (
    <div className={`${frameStyles.frame} ${styles.frame}`}>
      <nav ref={barRef} className={`chips ${frameStyles.list} ${styles.chips}`} aria-label={label}>
        {children}
        {items.map(({ id, name, count, href, isSelected }) => (
          <Link
            key={id}
            className="chip"
            to={href}
            replace={replacesHistory}
            aria-current={isSelected || undefined}
          >
            {name} <b>{count}</b>
          </Link>
        ))}
      </nav>
      <ScrollArrows listRef={barRef} contentKey={items.map(({ name }) => name).join()} />
    </div>
  );
};
