import type { ReadRegionResult } from '@countersign/contract/extraction';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { proveTemplate, samplePages, samples as samplesQuery, saveTemplate } from '../../api/operations/templates.ts';
import { isApiError } from '../../api/problem.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import type { Box } from '../../page-viewer/fractions.ts';
import { PageViewer } from '../../page-viewer/page-viewer.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { templatesWords as words } from '../../words/templates.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import { UnsavedGuard } from '../configure/unsaved-guard.tsx';
import { useFieldTitle } from '../configure/use-field-title.ts';
import { boxesOf } from './boxes-of.ts';
import { DocumentPanel } from './document-panel.tsx';
import { DrawnBox } from './drawn-box.tsx';
import { ProofPanel } from './proof-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { SampleBar } from './sample-bar.tsx';
import { addRule, type TemplateDraft, type TemplateRule, toBody } from './template-draft.ts';
import './templates.css';
import { useRegion } from './use-region.ts';

interface DesignerProps {
  /** Null for a template that is not saved yet. */
  readonly id: string | null;
  readonly version: number;
  readonly saved: TemplateDraft;
}

/** Teaches the program a form: a sample in the middle, what it is and where its values stand beside it. */
export function Designer({ id, version, saved }: DesignerProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const titleOf = useFieldTitle();
  const { sample: sampleId } = useSearch({ strict: false });
  const { data: samples } = useQuery(samplesQuery);
  const sample = samples?.find((each) => each.sampleId === sampleId);
  const [draft, setDraft] = useState(saved);
  const [pageNo, setPageNo] = useState(1);
  const [drawing, setDrawing] = useState(true);
  const [box, setBox] = useState<Box | null>(null);
  const [field, setField] = useState('');
  const [tab, setTab] = useState(id === null ? 'document' : 'rules');
  const [openRule, setOpenRule] = useState<number | null>(null);
  const [shown, setShown] = useState<string | null>(null);

  const body = toBody(draft);
  const region = useRegion(
    sample === undefined || box === null
      ? null
      : { sampleId: sample.sampleId, pageNo, box, ...(field === '' ? {} : { field }) },
  );
  const proof = useMutation({
    mutationFn: (proved: typeof body) => proveTemplate(sample?.sampleId ?? '', proved),
    onSuccess: () => {
      setTab('proof');
      setDrawing(false);
    },
  });
  const saving = useMutation({
    mutationFn: () => saveTemplate(id, body),
    onSuccess: async (template) => {
      client.setQueryData(keys.template(template.id), template);
      await client.invalidateQueries({ queryKey: keys.templates, exact: true });
      showToast({ tone: 'good', title: words.designer.saved(template.docType, template.version) });
      void navigate({
        to: '/app/templates/$id',
        params: { id: template.id },
        search: sampleId === undefined ? {} : { sample: sampleId },
        ignoreBlocker: true,
      });
    },
  });
  const draw = (next: Box | null) => {
    setBox(next);
    if (next !== null) setTab('rules');
  };
  const add = (rule: TemplateRule) => {
    const added = addRule(draft, rule);
    setDraft(added.draft);
    setOpenRule(rule.type === 'region' ? null : added.key);
    setBox(null);
    setField('');
  };
  const choose = (next: string) => {
    setBox(null);
    setPageNo(1);
    proof.reset();
    // Only the address changes: what was typed stays.
    void navigate({ to: '.', search: { sample: next }, replace: true });
  };
  useShortcuts(words.draw.group, [{ keys: 'd', label: words.draw.key, run: () => setDrawing((before) => !before) }]);

  const fault = isApiError(saving.error) ? saving.error : isApiError(proof.error) ? proof.error : null;
  const provedAll = proof.data?.fields ?? [];
  const boxes = boxesOf({
    draft,
    anchor: box === null ? null : anchorOf(region.read, pageNo),
    proved: provedAll,
    titleOf,
  });
  const stale = proof.data !== undefined && JSON.stringify(proof.variables) !== JSON.stringify(body);

  return (
    <div className="templates-designer">
      <ScreenHead title={id === null ? words.designer.newTitle : words.designer.heading(saved.docType, version)}>
        <div className="configure-actions">
          <Link to="/app/templates" className="button button-quiet">
            {words.designer.back}
          </Link>
          <Button busy={proof.isPending} disabled={sample === undefined} onClick={() => proof.mutate(body)}>
            {words.designer.prove}
          </Button>
          <Button look="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
            {id === null ? words.designer.save : words.designer.saveVersion}
          </Button>
        </div>
      </ScreenHead>
      <UnsavedGuard dirty={JSON.stringify(draft) !== JSON.stringify(saved)} />
      <div className="templates-table">
        <div className="templates-page">
          <SampleBar
            samples={samples ?? []}
            sample={sample}
            onSample={choose}
            drawing={drawing}
            onDrawing={setDrawing}
          />
          {sample === undefined ? (
            <EmptyState title={words.sample.none.title}>{words.sample.none.text}</EmptyState>
          ) : (
            <PageViewer
              source={samplePages(sample)}
              pageNo={pageNo}
              onPage={(next) => {
                setBox(null);
                setPageNo(next);
              }}
              boxes={boxes}
              selectedId={shown}
              onSelect={setShown}
              drawing={drawing ? { box, onBox: draw } : null}
            />
          )}
        </div>
        <aside className="templates-side" aria-label={words.designer.side}>
          <Fault error={saving.error ?? proof.error} />
          <Tabs
            label={words.designer.side}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'document',
                label: words.designer.tabs.document,
                content: (
                  <DocumentPanel draft={draft} onDraft={setDraft} sampleId={sample?.sampleId ?? null} error={fault} />
                ),
              },
              {
                value: 'rules',
                label: (
                  <>
                    {words.designer.tabs.rules} <span className="count">{draft.rules.length}</span>
                  </>
                ),
                content: (
                  <>
                    {sample === undefined ? null : (
                      <DrawnBox box={box} onBox={setBox} field={field} onField={setField} region={region} onAdd={add} />
                    )}
                    <RulesPanel
                      draft={draft}
                      onDraft={setDraft}
                      open={openRule}
                      onOpen={(key) => {
                        setOpenRule(key);
                        const rule = draft.rules.find((each) => each.key === key)?.rule;
                        if (rule?.type !== 'region' || rule.page === undefined) return;
                        setPageNo(rule.page);
                        setShown(`rule ${key}`);
                      }}
                      onAdd={add}
                      error={fault}
                    />
                  </>
                ),
              },
              {
                value: 'proof',
                label: words.designer.tabs.proof,
                content: (
                  <ProofPanel
                    proof={proof.data}
                    stale={stale}
                    docType={body.docType}
                    onShow={(index) => {
                      const page = provedAll[index]?.pageNo;
                      if (typeof page === 'number') setPageNo(page);
                      setShown(`proof ${index}`);
                    }}
                  />
                ),
              },
            ]}
          />
        </aside>
      </div>
    </div>
  );
}

function anchorOf(read: ReadRegionResult | undefined, pageNo: number) {
  return read?.anchor ? { ...read.anchor, pageNo } : null;
}
