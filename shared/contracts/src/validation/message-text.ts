/** Characters (code points) of a message at most. */
export const maxMessageLength = 1000;

/** What keeps a text from being a message. */
export type MessageTextError = 'empty' | 'too-long' | 'control-characters';

/**
 * Control characters other than tab and line end, and those that turn the direction of what stands around them: a text must read as it was
 * written. Joiners stay, Hindi and emoji need them. Half of a surrogate pair is no character.
 */
const hidden =
  /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Why a text cannot be sent as it is, or null. Blanks around it do not count. */
export const validateMessageText = (text: string): MessageTextError | null => {
  const words = text.trim();
  if (hidden.test(words)) return 'control-characters';
  if (!visible.test(words)) return 'empty';
  return [...words].length > maxMessageLength ? 'too-long' : null;
};
