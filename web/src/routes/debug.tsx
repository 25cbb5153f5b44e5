import { useState } from 'react';
import type { PageHandle } from '../app/page-title.ts';
import { checkMode, type StepResult } from '../features/debug/mode-check.ts';
import { StepList } from '../features/debug/step-list.tsx';
import { api } from '../lib/api/api.ts';
import { Button } from '../ui/button/button.tsx';
import { Heading } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';

export const handle: PageHandle = { title: 'Debug mode' };

export function Component() {
  const [results, setResults] = useState<readonly StepResult[]>([]);
  const [running, setRunning] = useState(false);

  const run = async () => {
    setRunning(true);
    setResults([]);
    await checkMode(api, (result) => setResults((before) => [...before, result]));
    setRunning(false);
  };

  return (
    <Page className="py-16">
      <Heading level={1}>Debug mode</Heading>
      <p className="mt-4 max-w-[60ch] text-quiet">
        Checks the mode of sessions with a session of its own: it is made, read, updated, listed and deleted again. The
        answers are those of your account, or the refusals that a visitor gets.
      </p>
      <Button look="primary" className="mt-8" busy={running} onClick={() => void run()}>
        Run the check
      </Button>
      <div aria-live="polite">
        <StepList results={results} />
      </div>
    </Page>
  );
}
