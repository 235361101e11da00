/** Creates a blank design and goes to it; shows progress, and offers to retry. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { EditorFailed } from './editor-screens.tsx';

const SIZE = { width: 1080, height: 1080 };

/** `onMade` gets the new design's id, once. */
export function BlankLoader({ onMade }: { onMade(id: string): void }): ReactNode {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const made = useRef(onMade);
  made.current = onMade;
  const started = useRef(-1);

  useEffect(() => {
    // React may run an effect twice; a design is made once per attempt.
    if (started.current === attempt) return;
    started.current = attempt;
    setFailed(false);
    createBlank().then(
      (id) => made.current(id),
      () => setFailed(true),
    );
  }, [attempt]);

  if (failed) return <EditorFailed onRetry={() => setAttempt(attempt + 1)} />;
  return <Loading label={message('editor.creating')} className="dot-background absolute inset-0 content-center" />;
}

async function createBlank(): Promise<string> {
  const response = await fetch('/api/designs', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(SIZE),
  });
  if (!response.ok) throw new Error(`Creating a design answered ${response.status}`);
  const { id } = (await response.json()) as { id: string };
  return id;
}
