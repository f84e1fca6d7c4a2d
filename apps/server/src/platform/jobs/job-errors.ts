/** Thrown by a job for which another attempt makes no sense: it is failed at once, with the reason. */
export class PermanentJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentJobError';
  }
}

/** The job is no longer this worker's: whatever it was about to write is somebody else's to write. */
export class JobLostError extends Error {
  constructor() {
    super('The job was given to another worker.');
    this.name = 'JobLostError';
  }
}

/** The node stops and cannot wait for the job any longer. */
export class NodeStoppingError extends Error {
  constructor() {
    super('The node is stopping.');
    this.name = 'NodeStoppingError';
  }
}
