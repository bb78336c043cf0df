import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, Icon } from '@tokri/web-kit/ui';
import { useEffect, useState, type RefObject } from 'react';
import { t } from '../labels.ts';
import styles from './scroll-arrows.module.css';

interface Edges {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** Share of the visible width; below 1 so that a card cut off at the edge is visible after the step. */
const stepShare = 0.85;
const tolerancePx = 4;

const readEdges = ({ scrollLeft, scrollWidth, clientWidth }: Element): Edges => ({
  hasBefore: scrollLeft > tolerancePx,
  hasAfter: scrollLeft + clientWidth < scrollWidth - tolerancePx,
});

const useEdges = (ref: RefObject<HTMLElement | null>, contentKey: string): Edges => {
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
  }, [ref, contentKey]);
  return edges;
};

/**
 * The arrows of a list that scrolls sideways, shown where a mouse is used. `contentKey` names the
 * content of a list that is filled after its first render: its own size does not tell.
 */
export const ScrollArrows = ({
  listRef,
  contentKey = '',
}: {
  readonly listRef: RefObject<HTMLElement | null>;
  readonly contentKey?: string;
}) => {
  const { hasBefore, hasAfter } = useEdges(listRef, contentKey);
  const scroll = (direction: 1 | -1): void => {
    const list = listRef.current;
    list?.scrollBy({ left: direction * list.clientWidth * stepShare });
  };
  return (
    <>
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
    </>
  );
};
