// Loaded into every process of a node under test before anything else: its clock goes by a file that says how many
// milliseconds it is off. PostgreSQL's clock stays right, as that of another machine would.
import { readFileSync } from 'node:fs';

const file = process.env.FAULTS_CLOCK_FILE;
if (file !== undefined) {
  const System = Date;
  let [offMs, readAt] = [0, 0];
  const now = () => {
    const real = System.now();
    if (real - readAt > 100) {
      readAt = real;
      try {
        offMs = Number(readFileSync(file, 'utf8')) || 0;
      } catch {
        offMs = 0;
      }
    }
    return real + offMs;
  };
  class ShiftedDate extends System {
    constructor(...args) {
      if (args.length === 0) super(now());
      else super(...args);
    }

    static now() {
      return now();
    }

    // The system makes dates of its own kind, such as those of files.
    static [Symbol.hasInstance](value) {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  }
  Object.defineProperty(ShiftedDate, 'name', { value: 'Date' });
  globalThis.Date = ShiftedDate;
}
