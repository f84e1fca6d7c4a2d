import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');

it('is asked for by what compose starts as an api', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; command?: unknown }>;
  };
  const codes = ['countersign', 'api'].map((name) => services[name]?.environment?.SETUP_CODE);
  expect(codes).toEqual(codes.map(() => expect.stringMatching(/^\$\{SETUP_CODE:\?.+\}$/)));
});

it('is a secret that the api of Kubernetes gets', () => {
  const [secret] = parseAllDocuments(read('kubernetes/secrets.example.yaml')).map((document) => document.toJS());
  expect(secret.stringData).toHaveProperty('SETUP_CODE');
  expect(read('kubernetes/api.yaml')).toContain(`secretRef: { name: ${secret.metadata.name} }`);
});

it('is made at the first start by systemd, and read from where it was put', () => {
  const unit = read('systemd/countersign.service');
  expect(unit).toMatch(/^ExecStartPre=.*SETUP_CODE=.*> setup-code\.env'$/m);
  expect(unit).toContain('EnvironmentFile=-/var/lib/countersign/setup-code.env');
});
