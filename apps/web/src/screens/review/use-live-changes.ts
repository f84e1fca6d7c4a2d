import type { ReviewView } from '@countersign/contract/review';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../parts/show-toast.ts';
import { reviewWords, sayAct } from '../../words/review.ts';
import { type Changes, changesBetween } from './compare-runs.ts';

const words = reviewWords.live;

/** Tells what colleagues do on the same loan while it is open, and what a new run changed. */
export function useLiveChanges(review: ReviewView, me: string | null) {
  const before = useRef(review);
  const [run, setRun] = useState<Changes['run']>(null);
  useEffect(() => {
    const changes = changesBetween(before.current, review, me);
    before.current = review;
    if (changes.run !== null) setRun(changes.run);
    for (const { action, severity, title } of changes.acts) {
      showToast({ title: words.acted(action.actorName, sayAct(action.action, severity)), text: title });
    }
  }, [review, me]);
  return { run, dismiss: () => setRun(null) };
}
