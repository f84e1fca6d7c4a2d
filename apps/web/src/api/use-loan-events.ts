import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listen, type ServerEvent } from './events.ts';
import { keys } from './keys.ts';
import { at } from './request.ts';

/**
 * Follows what happens to a loan while a screen shows it. Everything cached of the loan is asked for anew, gathered to
 * twice a second: the events of thirty pages that are read at once are one question, not thirty.
 */
export function useLoanEvents(ref: string, onEvent: (event: ServerEvent) => void = () => {}): void {
  const client = useQueryClient();
  const heard = useEffectEvent(onEvent);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: keys.loan(ref) });
      }, 500);
    };
    void listen(
      at`/v1/loans/${ref}/events`,
      (event) => {
        heard(event);
        // A page that was read is told by the event itself; what follows from it has events of its own.
        if (event.type !== 'page.read') gather();
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [ref, client]);
}
