import { findHiddenCharacter, foldLines, hasVisibleCharacter } from './free-text.ts';

export const maxMessageLength = 1000;

export type MessageTextError = 'empty' | 'too-long' | 'control-characters';

export const validateMessageText = (text: string): MessageTextError | null => {
  const words = foldLines(text);
  if (findHiddenCharacter(words) !== null) return 'control-characters';
  if (!hasVisibleCharacter(words)) return 'empty';
  return [...words].length > maxMessageLength ? 'too-long' : null;
};
