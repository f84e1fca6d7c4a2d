import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy/kubernetes');

interface Container {
  readonly name: string;
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly ports?: readonly { readonly name: string }[];
  readonly resources?: { readonly requests?: object; readonly limits?: object };
  readonly securityContext?: object;
}

interface NetworkPolicy {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly podSelector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly {
      readonly from?: readonly object[];
      readonly ports: readonly { readonly port: string }[];
    }[];
    readonly egress?: readonly object[];
  };
}

interface Ingress {
  readonly spec: {
    readonly tls: readonly { readonly hosts: readonly string[] }[];
    readonly rules: readonly {
      readonly host: string;
      readonly http: { readonly paths: readonly { readonly backend: { readonly service: object } }[] };
    }[];
  };
}

interface ConfigMap {
  readonly data: { readonly PUBLIC_URL: string };
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly selector?: Readonly<Record<string, unknown>>;
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly containers: readonly Container[];
        readonly initContainers?: readonly Container[];
        readonly securityContext?: object;
      };
    };
  };
  readonly stringData?: Readonly<Record<string, string>>;
}

const manifests = readdirSync(folder)
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { merge: true }))
  .map((document) => document.toJS() as Manifest);

/**
 * What Kubernetes' own description of its objects says against each of the manifests. The types are printed from that
 * description; in an object literal the compiler refuses fields that there are none of, as the API does when it is asked
 * to be strict. All in one go, since most of the time goes into reading the description.
 */
function faultsOf(all: readonly Manifest[]): readonly (readonly string[])[] {
  const places: Readonly<Record<string, string>> = { v1: 'core/v1', 'networking.k8s.io/v1': 'networking/v1' };
  const sources = new Map(
    all.map((manifest, index) => {
      const type = `import('kubernetes-types/${places[manifest.apiVersion] ?? manifest.apiVersion}').${manifest.kind}`;
      const text = `export const manifest: ${type} = ${JSON.stringify(manifest)};`;
      return [join(root, `tools/deploy/manifest-${index}.ts`), text] as const;
    }),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, ...more) => {
    const text = sources.get(name);
    return text === undefined ? getSourceFile.call(host, name, ...more) : ts.createSourceFile(name, text, more[0]);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources.keys()].map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

const pods = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
const named = (kind: string) => manifests.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);

describe('the manifests', { timeout: 240_000 }, () => {
  it('are objects after Kubernetes’ own description of them, and broken ones would be refused', () => {
    const [api] = manifests.filter(({ metadata, kind }) => metadata.name === 'api' && kind === 'Deployment');
    const broken = (from: string, to: string) => JSON.parse(JSON.stringify(api).replace(from, to)) as Manifest;
    const found = faultsOf([
      ...manifests,
      broken('"replicas"', '"replica"'),
      broken('"replicas":3', '"replicas":"3"'),
      broken('"containers"', '"boxes"'),
      broken('"httpGet":{"path"', '"httpGet":{"way"'),
    ]);
    expect(found.slice(0, manifests.length).flat()).toEqual([]);
    const refused = found.slice(manifests.length).map((faults) => faults.join());
    expect(refused).toEqual([/replica/, /string/, /boxes/, /way/].map((pattern) => expect.stringMatching(pattern)));
  });

  it('have the three kinds of nodes, a budget for each, and the migration before them', () => {
    expect(named('Deployment').sort()).toEqual(['api', 'inference', 'worker']);
    expect(named('PodDisruptionBudget').sort()).toEqual(['api', 'inference', 'worker']);
    expect(named('Service').sort()).toEqual(['api', 'inference']);
    const [job] = manifests.filter(({ kind }) => kind === 'Job');
    expect(job?.spec?.template?.spec.containers[0]?.args).toEqual(['migrate']);
  });

  it('let in only who must come in, and the process that reads scans calls nobody', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as readonly NetworkPolicy[];
    const labels = pods.map(({ spec }) => spec?.template?.metadata.labels ?? {});
    const selects = ({ spec: { podSelector } }: NetworkPolicy) =>
      labels.filter((each) => Object.entries(podSelector.matchLabels).every(([name, value]) => each[name] === value));
    const [closed] = policies.filter(({ metadata }) => metadata.name === 'closed');
    if (closed === undefined) throw new Error('Nothing is closed.');
    expect([selects(closed).length, closed.spec.ingress]).toEqual([pods.length, undefined]);
    for (const kind of ['api', 'worker', 'inference']) {
      const [policy] = policies.filter(({ metadata }) => metadata.name === kind);
      if (policy === undefined) throw new Error(`${kind} lets nobody in.`);
      expect(selects(policy).map((each) => each['app.kubernetes.io/component'])).toEqual([kind]);
      const [pod] = pods.filter(({ metadata }) => metadata.name === kind);
      const ports = pod?.spec?.template?.spec.containers.flatMap((container) => container.ports ?? []) ?? [];
      const opened = (policy.spec.ingress ?? []).flatMap((rule) => rule.ports.map(({ port }) => port));
      expect(opened.filter((port) => !ports.some(({ name }) => name === port))).toEqual([]);
      // Without a word on who, everybody may.
      expect((policy.spec.ingress ?? []).every(({ from }) => (from ?? []).length > 0)).toBe(true);
    }
    const inference = policies.find(({ metadata }) => metadata.name === 'inference');
    expect([inference?.spec.policyTypes, inference?.spec.egress]).toEqual([['Ingress', 'Egress'], []]);
  });

  it('lead the host of PUBLIC_URL, with TLS, to the Service of the api', () => {
    const [ingress] = manifests.filter(({ kind }) => kind === 'Ingress') as unknown as readonly Ingress[];
    const [config] = manifests.filter(({ kind }) => kind === 'ConfigMap') as unknown as readonly ConfigMap[];
    const { host } = new URL(config?.data.PUBLIC_URL ?? '');
    expect(ingress?.spec.tls.flatMap(({ hosts }) => hosts)).toEqual([host]);
    expect(ingress?.spec.rules.map((rule) => rule.host)).toEqual([host]);
    const targets = ingress?.spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
    expect(targets).toEqual([{ name: 'api', port: { name: 'http' } }]);
  });

  it('select the pods that they speak of', () => {
    const labels = pods.map(({ spec }) => spec?.template?.metadata.labels ?? {});
    for (const { kind, spec } of manifests.filter(({ kind }) =>
      ['Service', 'PodDisruptionBudget', 'Deployment'].includes(kind),
    )) {
      const wanted = (kind === 'Service' ? spec?.selector : spec?.selector?.matchLabels) as Record<string, string>;
      const found = labels.filter((each) => Object.entries(wanted).every(([name, value]) => each[name] === value));
      expect(found).toHaveLength(1);
    }
  });

  it('run nothing as root, with all capabilities dropped and limits of memory', () => {
    for (const { spec } of pods) {
      const pod = spec?.template?.spec;
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const container of [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])]) {
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources?.limits).toHaveProperty('memory');
      }
    }
  });

  it('hold no secret', () => {
    for (const { stringData = {} } of manifests) {
      for (const value of Object.values(stringData)) expect(value).toContain('REPLACE');
    }
    for (const { spec } of pods) {
      for (const { env = [] } of spec?.template?.spec.containers ?? []) {
        for (const { name, value } of env) if (/TOKEN|SECRET|PASSWORD/i.test(name)) expect(value).toBeUndefined();
      }
    }
  });
});
