import { lazyPage } from '@tokri/web-kit/platform';
import { useState, type ReactNode } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';

const CommandPalette = lazyPage(() =>
  import('./command-palette.tsx').then((file) => file.CommandPalette),
);

export interface Palette {
  /** What is open: the palette, the list of shortcuts, or null. */
  readonly layer: ReactNode;
  readonly open: () => void;
}

/** Opens the command palette with Ctrl K (Cmd K on a Mac) and the list of shortcuts with `?`. */
export const usePalette = (): Palette => {
  const [name, setName] = useState<'palette' | 'shortcuts' | null>(null);
  const open = (): void => setName('palette');
  const close = (): void => setName(null);
  useHotkeys('mod+k', open, { enableOnFormTags: true, preventDefault: true });
  useHotkeys('?', () => setName('shortcuts'), { useKey: true });
  return {
    open,
    layer:
      name === 'palette' ? (
        <CommandPalette onClose={close} />
      ) : (
        name === 'shortcuts' && <ShortcutsSheet onClose={close} />
      ),
  };
};
