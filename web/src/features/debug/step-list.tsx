import { Check, X } from 'lucide-react';
import type { StepResult } from './mode-check.ts';

/** The finished steps, in order. */
export function StepList({ results }: { results: readonly StepResult[] }) {
  return (
    <ol className="mt-8 grid gap-4">
      {results.map(({ name, ok, detail }) => (
        <li key={name} className="grid grid-cols-[1.5rem_1fr] items-start gap-2">
          {ok ? <Check aria-hidden className="mt-1 size-4" /> : <X aria-hidden className="mt-1 size-4" />}
          <div>
            <p>
              {name}: <strong>{ok ? 'passed' : 'failed'}</strong>
            </p>
            <p className="wrap-anywhere text-quiet">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
