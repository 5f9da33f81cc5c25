import type { WriteStream } from 'node:tty';

const WIDTH = 40;

/** A progress line on a terminal; silent where the output is not a terminal. */
export class ProgressBar {
  private readonly began = Date.now();

  constructor(
    private readonly total: number,
    private readonly out: WriteStream,
  ) {}

  /** Shows `done` of the total. */
  show(done: number, note = ''): void {
    if (!this.out.isTTY) return;
    const filled = Math.round((WIDTH * done) / this.total);
    const seconds = (Date.now() - this.began) / 1000;
    const speed = seconds > 0 ? (done / seconds).toFixed(1) : '-';
    this.out.write(
      `\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${done}/${this.total} ${speed}/s ${note}\u001b[K`,
    );
  }

  /** Clears the line. */
  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}
