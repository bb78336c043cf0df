import { GripVertical } from '@tokri/web-kit/more-icons';
import { Icon } from '@tokri/web-kit/ui';
import styles from './drag-handle.module.css';

/** The button by which a row is dragged, or moved with Space and the arrow keys. */
export const DragHandle = ({
  handle,
  label,
}: {
  /** As the row gives it. */
  readonly handle: object;
  readonly label: string;
}) => (
  <button {...handle} type="button" className={styles.handle} aria-label={label}>
    <Icon icon={GripVertical} size={20} />
  </button>
);
