export const maxMessageLength = 1000;

export type MessageTextError = 'empty' | 'too-long' | 'control-characters';

const hidden =
  /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const validateMessageText = (text: string): MessageTextError | null => {
  const words = text.trim();
  if (hidden.test(words)) return 'control-characters';
  if (!visible.test(words)) return 'empty';
  return [...words].length > maxMessageLength ? 'too-long' : null;
};
