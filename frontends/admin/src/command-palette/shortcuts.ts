import type { MessageKey } from '../labels.ts';

interface Shortcut {
  readonly keys: readonly string[];
  readonly label: MessageKey;
}

/** What the help of `?` lists. Single letters work outside text fields only. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], label: 'shortcut.palette' },
  { keys: ['?'], label: 'shortcut.help' },
  { keys: ['J'], label: 'shortcut.nextRow' },
  { keys: ['K'], label: 'shortcut.previousRow' },
  { keys: ['X'], label: 'shortcut.selectRow' },
  { keys: ['N'], label: 'shortcut.newItem' },
  { keys: ['I'], label: 'shortcut.inviteStaff' },
  { keys: ['Enter'], label: 'shortcut.openRow' },
  { keys: ['Esc'], label: 'shortcut.close' },
];
