const WIDTH = 24;

type State = { share: number; done: number; what: string };

const barText = (share: number): string => {
  const full = Math.round(Math.min(1, share) * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`;
};

/** A progress bar on a terminal; nothing in logs and pipes. */
export const createProgress = (stream: NodeJS.WriteStream, start: number = performance.now()) => ({
  show: ({ share, done, what }: State): void => {
    if (!stream.isTTY) return;
    const seconds = (performance.now() - start) / 1000;
    const pace = Math.round(done / Math.max(seconds, 0.001)).toLocaleString('en');
    const percent = Math.round(Math.min(1, share) * 100);
    stream.write(
      `\r\u001b[K${barText(share)} ${percent} %  ${done.toLocaleString('en')} ${what}, ${pace} a second`,
    );
  },
  end: (): void => {
    if (stream.isTTY) stream.write('\r\u001b[K');
  },
});
