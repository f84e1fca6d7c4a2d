import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { successorOf } from './compare-runs.ts';
import { isUndecided } from './order-findings.ts';
import type { DecidedFinding } from './with-decisions.ts';

export interface Selection {
  readonly findingId: string | null;
  /** Which of its sources. */
  readonly source: number;
  /** The page that somebody turned to by hand; null: that of the source. */
  readonly turned: number | null;
}

const PREFIX = 'finding-';
/** The address follows when somebody stays on a finding: leafing through thirty of them is not thirty places to have been. */
const SETTLED_MS = 300;

/** The first source that stands on a page: what there is to look at. */
function firstShown(each: DecidedFinding | undefined): number {
  const at = each?.finding.detail.sources.findIndex(({ pageNo }) => pageNo !== null) ?? -1;
  return Math.max(0, at);
}

/** Which finding and which of its places is looked at. The finding stands in the address, so that it can be sent to somebody. */
export function useSelection(findings: readonly DecidedFinding[]) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const linked = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
  const find = (id: string | null) => findings.find(({ finding }) => finding.id === id);
  const start = find(linked) ?? findings.find(isUndecided) ?? findings[0];
  const [selection, setSelection] = useState<Selection>({
    findingId: start?.finding.id ?? null,
    source: firstShown(start),
    turned: null,
  });
  // What was shown in place of a link that leads nowhere in this run: the link stays until somebody goes elsewhere.
  const inPlaceOfLink = useRef(linked !== null && find(linked) === undefined ? start?.finding.id : null);
  const last = useRef<DecidedFinding | undefined>(start);
  const selected = find(selection.findingId);
  if (selected !== undefined) last.current = selected;

  const select = (id: string | null) => setSelection({ findingId: id, source: firstShown(find(id)), turned: null });

  // Every run makes findings of its own: the selection goes on to what the selected one became.
  useEffect(() => {
    if (selected !== undefined || findings.length === 0) return;
    const before = last.current?.finding;
    const next = before === undefined ? undefined : (successorOf(before, findings) ?? findings.find(isUndecided));
    const chosen = next ?? findings[0];
    setSelection({ findingId: chosen?.finding.id ?? null, source: firstShown(chosen), turned: null });
  }, [selected, findings]);

  // Somebody followed another link while the screen was open.
  const followed = useRef(linked);
  useEffect(() => {
    if (linked === followed.current) return;
    followed.current = linked;
    const target = findings.find(({ finding }) => finding.id === linked);
    if (target) setSelection({ findingId: target.finding.id, source: firstShown(target), turned: null });
  }, [linked, findings]);

  const { findingId } = selection;
  useEffect(() => {
    if (findingId === null || findingId === followed.current || findingId === inPlaceOfLink.current) return;
    const timer = setTimeout(() => {
      followed.current = findingId;
      void navigate({ to: '.', hash: `${PREFIX}${findingId}`, replace: true, hashScrollIntoView: false });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [findingId, navigate]);

  return {
    selected,
    source: selection.source,
    turned: selection.turned,
    linked,
    select,
    selectSource: (source: number) => setSelection((before) => ({ ...before, source, turned: null })),
    turnTo: (pageNo: number) => setSelection((before) => ({ ...before, turned: pageNo })),
  };
}
