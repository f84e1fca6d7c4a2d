/** A page took longer than it may. The work on it was ended. */
export class OcrPageTimeout extends Error {
  readonly seconds: number;

  constructor(timeoutMs: number) {
    const seconds = Math.round(timeoutMs / 100) / 10;
    super(
      `Recognizing the page took longer than ${seconds} s and was stopped. Read the page by eye, ` +
        'or raise Inference__TimeoutSeconds and process the package again.',
    );
    this.name = 'OcrPageTimeout';
    this.seconds = seconds;
  }
}
