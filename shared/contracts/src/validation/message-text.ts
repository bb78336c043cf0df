import {
  findHiddenCharacter,
  foldLines,
  hasStackedMarks,
  hasVisibleCharacter,
} from './free-text.ts';

export const maxMessageLength = 1000;
/** Enough for a shopping list. Hundreds of line breaks would push other messages off the screen. */
export const maxMessageLines = 50;

export type MessageTextError =
  'empty' | 'too-long' | 'too-many-lines' | 'control-characters' | 'stacked-marks';

export const validateMessageText = (text: string): MessageTextError | null => {
  const words = foldLines(text);
  if (findHiddenCharacter(words) !== null) return 'control-characters';
  if (!hasVisibleCharacter(words)) return 'empty';
  if (hasStackedMarks(words)) return 'stacked-marks';
  if ([...words].length > maxMessageLength) return 'too-long';
  return words.split('\n').length > maxMessageLines ? 'too-many-lines' : null;
};
