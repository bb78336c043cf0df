/** A slot in a rush changes all the time: a write that meets another is decided anew, at most this often. */
export const maxAttemptsUnderContention = 50;
