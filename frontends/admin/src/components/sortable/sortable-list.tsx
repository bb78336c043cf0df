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
import type { ReactNode } from 'react';
import { t } from './labels.ts';

const minDragDistance = 4;

const announcementsFor = (ids: readonly string[]): Announcements => {
  const place = (id: string | number) => ({ at: ids.indexOf(String(id)) + 1, count: ids.length });
  return {
    onDragStart: ({ active }) => t('lifted', place(active.id)),
    onDragOver: ({ over }) => (over ? t('moved', place(over.id)) : undefined),
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
  const handleDragEnd = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? ''))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(ids),
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
