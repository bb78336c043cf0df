export const maxAttemptsUnderContention = 50;
