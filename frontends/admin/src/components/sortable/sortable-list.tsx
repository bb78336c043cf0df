import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';
import { t } from './labels.ts';

const minDragDistance = 4;

/** A row that was lifted lies over its own place: saying so would cut off that it was lifted. */
const useAnnouncements = (ids: readonly string[]): Announcements => {
  const hasMoved = useRef(false);
  const place = (id: string | number) => ({ at: ids.indexOf(String(id)) + 1, count: ids.length });
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t('lifted', place(active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return t('moved', place(over.id));
    },
    onDragEnd: ({ over }) => (over ? t('dropped', place(over.id)) : t('cancelled')),
    onDragCancel: () => t('cancelled'),
  };
};

/** A list whose rows move by drag, or by Space and the arrow keys. */
export const SortableList = ({
  ids,
  onMove,
  className,
  children,
}: {
  readonly ids: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: minDragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(ids);
  const handleDragEnd = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? ''))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('instructions') },
      }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={[...ids]}>
        <ul className={className}>{children}</ul>
      </SortableContext>
    </DndContext>
  );
};
