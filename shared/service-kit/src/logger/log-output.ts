import { pino } from 'pino';

/** Beyond this, lines are dropped: a log that nobody reads must not fill the memory. */
const maxBufferedBytes = 4 * 1024 * 1024;
const closeTimeoutMs = 1_000;

export interface LogOutput {
  write(line: string): void;
  /** Calls back with the number of dropped lines when lines are written again. */
  onDropped(report: (lines: number) => void): void;
  /** Waits up to a second for the lines so far. Lines that nobody takes are lost. */
  close(): Promise<void>;
}

/**
 * Writes in the background, so a pipe that nobody reads or a full disk never delays a caller. The
 * lines stay in memory up to 4 MB and are written with a later line.
 */
export const openLogOutput = (fileDescriptor: number): LogOutput => {
  const stream = pino.destination({
    dest: fileDescriptor,
    sync: false,
    maxLength: maxBufferedBytes,
  });
  let droppedLines = 0;
  let isClosed = false;
  stream.on('drop', () => {
    droppedLines += 1;
  });
  // Without a listener a full disk would end the process.
  stream.on('error', () => undefined);
  return {
    write: (line) => {
      if (!isClosed) stream.write(line);
    },
    onDropped: (report) => {
      stream.on('drain', () => {
        if (droppedLines === 0) return;
        const lines = droppedLines;
        droppedLines = 0;
        report(lines);
      });
    },
    close: async () => {
      if (isClosed) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeTimeoutMs);
        stream.once('drain', resolve);
        // An idle stream says only after a write that everything is written.
        stream.write('');
      });
      clearTimeout(timer);
      isClosed = true;
      // pino would write the rest synchronously at exit, and wait for ever.
      stream.destroy();
    },
  };
};
