import { useRef, type ReactNode } from 'react';
import { ScrollArrows } from './scroll-arrows.tsx';
import styles from './scroll-arrows.module.css';

/** A list that scrolls sideways, with arrows where a mouse is used. */
export const Rail = ({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const listRef = useRef<HTMLUListElement>(null);
  return (
    <div className={styles.frame}>
      <ul ref={listRef} className={`${styles.list} ${className}`}>
        {children}
      </ul>
      <ScrollArrows listRef={listRef} />
    </div>
  );
};
