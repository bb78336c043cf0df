import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';

interface SortableRowProps {
  readonly id: string;
  readonly className: string | undefined;
  /** Gets the properties of the button that drags the row. */
  readonly children: (handle: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly [property: string]: unknown;
  }) => ReactNode;
}

export const SortableRow = ({ id, className, children }: SortableRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={className}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children({ ref: setActivatorNodeRef, ...attributes, ...listeners })}
    </li>
  );
};
