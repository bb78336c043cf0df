/** https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
const headerBytes = 16;
const commandMessage = 2013;
/** Flags of the message, kind of its first section, length of the document, type of its first field. */
const bytesBeforeName = 4 + 1 + 4 + 1;

/** Calls back with each complete message of a connection. */
export const createMessageSplitter = (
  onMessage: (message: Buffer) => void,
): ((chunk: Buffer) => void) => {
  let received = Buffer.alloc(0);
  return (chunk) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= headerBytes && received.length >= received.readInt32LE(0)) {
      const length = received.readInt32LE(0);
      const message = received.subarray(0, length);
      received = received.subarray(length);
      onMessage(message);
    }
  };
};

export const readMessageIds = (
  message: Buffer,
): { readonly requestId: number; readonly responseTo: number } => ({
  requestId: message.readInt32LE(4),
  responseTo: message.readInt32LE(8),
});

/** The first field of a command names it. */
export const readCommandName = (message: Buffer): string => {
  if (message.readInt32LE(12) !== commandMessage) return '';
  const start = headerBytes + bytesBeforeName;
  return message.toString('latin1', start, message.indexOf(0, start));
};
