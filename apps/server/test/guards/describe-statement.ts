import type pg from 'pg';

export interface StatementDescription {
  readonly params: readonly number[];
  readonly columns: readonly { readonly name: string; readonly oid: number }[];
}

interface Wire {
  parse(message: { name: string; text: string; types: number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/** Asks PostgreSQL what a statement takes and answers, without running it (Parse and Describe of its protocol). */
export function describeStatement(client: pg.PoolClient, text: string): Promise<StatementDescription> {
  return new Promise((resolve, reject) => {
    let params: readonly number[] = [];
    let columns: StatementDescription['columns'] = [];
    const question = {
      submit(wire: Wire) {
        wire.once('parameterDescription', (message) => {
          params = message.dataTypeIDs;
        });
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }) {
        columns = message.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
      },
      handleError(error: Error) {
        reject(error);
      },
      handleReadyForQuery() {
        resolve({ params, columns });
      },
      handleDataRow() {},
      handleCommandComplete() {},
      handleEmptyQuery() {},
      handlePortalSuspended() {},
    };
    client.query(question as unknown as pg.Submittable);
  });
}
