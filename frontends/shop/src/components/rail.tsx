import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, Icon } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { t } from '../labels.ts';
import styles from './rail.module.css';

interface Edges {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** Of the visible width, so that one cut-off card stays in view. */
const stepShare = 0.85;
const tolerancePx = 4;

const readEdges = ({ scrollLeft, scrollWidth, clientWidth }: Element): Edges => ({
  hasBefore: scrollLeft > tolerancePx,
  hasAfter: scrollLeft + clientWidth < scrollWidth - tolerancePx,
});

const useEdges = (ref: RefObject<HTMLElement | null>): Edges => {
  const [edges, setEdges] = useState<Edges>({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const list = ref.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const update = (): void => {
      const next = readEdges(list);
      setEdges((last) =>
        last.hasBefore === next.hasBefore && last.hasAfter === next.hasAfter ? last : next,
      );
    };
    const observer = new ResizeObserver(update);
    observer.observe(list);
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, [ref]);
  return edges;
};

/** A list that scrolls sideways, with arrows where a mouse is used. */
export const Rail = ({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const listRef = useRef<HTMLUListElement>(null);
  const { hasBefore, hasAfter } = useEdges(listRef);
  const scroll = (direction: 1 | -1): void => {
    const list = listRef.current;
    list?.scrollBy({ left: direction * list.clientWidth * stepShare });
  };
  return (
    <div className={styles.rail}>
      <ul ref={listRef} className={`${styles.list} ${className}`}>
        {children}
      </ul>
      {hasBefore && (
        <button
          type="button"
          className={`${styles.arrow} ${styles.before}`}
          aria-label={t('rail.before')}
          onClick={() => scroll(-1)}
        >
          <Icon icon={ChevronLeft} size={24} />
        </button>
      )}
      {hasAfter && (
        <button
          type="button"
          className={`${styles.arrow} ${styles.after}`}
          aria-label={t('rail.after')}
          onClick={() => scroll(1)}
        >
          <Icon icon={ChevronRight} size={24} />
        </button>
      )}
    </div>
  );
};
